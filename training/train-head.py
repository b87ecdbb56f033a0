"""train-head.py SETS OUT [HELD-OUT-SOURCE...]: trains the head on the features in SETS and writes OUT/head.json and OUT/head.bin.

Three linear discriminants on features of length one: 'clothes' tells the classes of the clothing photos from each other and from
the aisles of everything else, 'objects' those of other photos and scans; 'drawings' tells the kinds of all but clothes apart. Means of drawings, scans and emoji are moved
to where photos are, so that the style of a picture does not decide. Rows are written as signed bytes with a scale each.
"""
import json, os, sys
import numpy as np

LENGTH, OUTPUTS = 2048, 2048 + 1001
SETTINGS = {
    'clothes': dict(shrinkage=0.5, temperature=16.0),
    'objects': dict(shrinkage=0.7, temperature=21.4),
    'drawings': dict(shrinkage=0.95, temperature=131.0),
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
    for source in ('drawn', 'gso', 'emoji'):
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


def train(classes, moved, names, sources):

    def aisle(name):
        kinds = classes[name]
        return f"aisle {max(kinds, key=lambda kind: kind[2])[1] // 1000}" if kinds else '-'

    def only(*wanted):
        return np.array([name if source in wanted else aisle(name) for name, source in zip(names, sources)])

    others = sources != 'clothing'
    groups = {
        'clothes': (moved, only('clothing')),
        'objects': (moved, only('caltech', 'gso')),
        'drawings': (moved[others], names[others]),
    }
    return {group: discriminant(*data, SETTINGS[group]['shrinkage']) for group, data in groups.items()}


def write(out, classes, heads):
    described, rows, scales, offsets = [], [], [], []
    for group, (names, weights, biases) in heads.items():
        temperature = SETTINGS[group]['temperature']
        for name, weight, bias in zip(names, weights / temperature, biases / temperature):
            scale = np.abs(weight).max() / 127
            described.append({'group': group, 'name': str(name), 'kinds': classes.get(name, [])})
            rows.append(np.round(weight / scale).astype(np.int8))
            scales.append(scale)
            offsets.append(bias)
    os.makedirs(out, exist_ok=True)
    json.dump({'classes': described}, open(f'{out}/head.json', 'w'), separators=(',', ':'))
    with open(f'{out}/head.bin', 'wb') as file:
        file.write(np.array(rows).tobytes() + np.array(scales, np.float32).tobytes() + np.array(offsets, np.float32).tobytes())


if __name__ == '__main__':
    folder, out, *held_out = sys.argv[1:]
    classes, features, names, sources = load(folder)
    keep = ~np.isin(sources, held_out)
    # The mean of a held-out source's photos is known all the same: it needs no labels.
    moved = move_to_photos(features, sources)[keep]
    write(out, classes, train(classes, moved, names[keep], sources[keep]))
    print(len(names[keep]), 'pictures', {source: int((sources[keep] == source).sum()) for source in np.unique(sources[keep])})
