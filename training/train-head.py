"""train-head.py SETS OUT [--group GROUP] [HELD-OUT-SOURCE...]: trains the head on the features in SETS and writes OUT/head.json
and OUT/head.bin; with a group, that one alone, beside the others that OUT has.

Four linear discriminants on features of length one: 'clothes' tells the classes of the clothing photos from each other and from
the aisles of everything else, 'objects' those of other photos and scans; 'drawings' tells the kinds of all but clothes apart;
'photos' those of real photos, most of which have one example. Means of drawings, scans, emoji and grey photos are moved
to where photos are, so that the style of a picture does not decide. Rows are written as signed bytes with a scale each.
"""
import argparse, json, os
import numpy as np

LENGTH, OUTPUTS = 2048, 2048 + 1001
SETTINGS = {
    'clothes': dict(shrinkage=0.5, temperature=16.0),
    'objects': dict(shrinkage=0.7, temperature=21.4),
    'drawings': dict(shrinkage=0.95, temperature=131.0),
    'photos': dict(shrinkage=0.95, temperature=70.0),
}


def load(folder):
    description = json.load(open(f'{folder}/examples.json'))
    features, names, sources = [], [], []
    for name, examples in description['examples'].items():
        path = f'{folder}/{name}.list.f32'
        if not os.path.exists(path):
            continue
        count = os.path.getsize(path) // (4 * OUTPUTS)
        rows = np.fromfile(path, dtype=np.float32, count=count * OUTPUTS).reshape(count, OUTPUTS)
        for row, (label, _) in zip(rows, examples):
            if label is not None:
                features.append(row[:LENGTH] / np.linalg.norm(row[:LENGTH]))
                names.append(label)
                sources.append(name.rstrip('2'))
    return description['classes'], np.array(features), np.array(names), np.array(sources)


def move_to_photos(features, sources):
    moved = features.copy()
    photos = features[sources == 'caltech'].mean(0)
    for source in ('drawn', 'gso', 'emoji', 'things'):
        if (sources == source).any():
            moved[sources == source] += photos - features[sources == source].mean(0)
    return moved


def discriminant(features, labels, shrinkage):
    """Linear discriminant with a shrunk common covariance; the error of means of few examples is taken off their offsets."""
    classes, index, counts = np.unique(labels, return_inverse=True, return_counts=True)
    weights = 1 / np.sqrt(counts[index])
    means = np.zeros((len(classes), LENGTH))
    np.add.at(means, index, features * weights[:, None])
    means /= np.bincount(index, weights)[:, None]
    several = counts[index] > 1
    factor = weights * np.where(several, counts[index] / np.maximum(counts[index] - 1, 1), 0)
    residuals = (features - means[index]) * np.sqrt(factor)[:, None]
    within = residuals.T @ residuals / weights[several].sum()
    shrunk = (1 - shrinkage) * within + shrinkage * np.trace(within) / LENGTH * np.eye(LENGTH)
    middle = means.mean(0)
    rows = np.linalg.solve(shrunk, (means - middle).T).T
    error = np.linalg.solve(shrunk, within).trace() / counts
    offsets = -0.5 * ((rows * (means - middle)).sum(1) - error) - rows @ middle
    return classes, rows, offsets


def train(classes, moved, names, sources, wanted=None):

    def aisle(name):
        kinds = classes[name]
        return f"aisle {max(kinds, key=lambda kind: kind[2])[1] // 1000}" if kinds else '-'

    def only(*wanted):
        return np.array([name if source in wanted else aisle(name) for name, source in zip(names, sources)])

    def of(chosen):
        return moved[chosen], names[chosen]

    things = sources == 'things'
    groups = {
        'clothes': lambda: (moved[~things], only('clothing')[~things]),
        'objects': lambda: (moved[~things], only('caltech', 'gso')[~things]),
        'drawings': lambda: of((sources != 'clothing') & ~things),
        'photos': lambda: of(np.isin(sources, ('things', 'clothing', 'caltech'))),
    }
    return {
        group: discriminant(*data(), SETTINGS[group]['shrinkage'])
        for group, data in groups.items()
        if wanted in (None, group)
    }


def read(out, without):
    """The classes, rows, scales and offsets of the groups that are kept."""
    described = json.load(open(f'{out}/head.json'))['classes']
    count, data = len(described), open(f'{out}/head.bin', 'rb').read()
    rows = np.frombuffer(data, np.int8, count * LENGTH).reshape(count, LENGTH)
    numbers = np.frombuffer(data, np.float32, 2 * count, count * LENGTH)
    kept = [index for index in range(count) if described[index]['group'] != without]
    return [list(part) for part in zip(*((described[at], rows[at], numbers[at], numbers[count + at]) for at in kept))]


def write(out, classes, heads, wanted=None):
    described, rows, scales, offsets = read(out, wanted) if wanted else ([], [], [], [])
    for group, (names, weights, biases) in heads.items():
        temperature = SETTINGS[group]['temperature']
        for name, weight, bias in zip(names, weights / temperature, biases / temperature):
            scale = np.abs(weight).max() / 127
            described.append({'group': group, 'name': str(name), 'productTypes': classes.get(name, [])})
            rows.append(np.round(weight / scale).astype(np.int8))
            scales.append(scale)
            offsets.append(bias)
    os.makedirs(out, exist_ok=True)
    json.dump({'classes': described}, open(f'{out}/head.json', 'w'), separators=(',', ':'))
    with open(f'{out}/head.bin', 'wb') as file:
        file.write(np.array(rows).tobytes() + np.array(scales, np.float32).tobytes() + np.array(offsets, np.float32).tobytes())


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('sets')
    parser.add_argument('out')
    parser.add_argument('held_out', nargs='*')
    parser.add_argument('--group', choices=SETTINGS)
    options = parser.parse_args()
    classes, features, names, sources = load(options.sets)
    keep = ~np.isin(sources, options.held_out)
    # The mean of a held-out source's photos is known all the same: it needs no labels.
    moved = move_to_photos(features, sources)[keep]
    write(options.out, classes, train(classes, moved, names[keep], sources[keep], options.group), options.group)
    print(len(names[keep]), 'pictures', {source: int((sources[keep] == source).sum()) for source in np.unique(sources[keep])})
