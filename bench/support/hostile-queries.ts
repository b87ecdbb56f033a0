const sentence = 'waterproof hiking boots for men with wide feet and good grip on wet rocks in winter';

/** Queries that nobody types to find something, by what is unusual about them. */
export const hostileQueries: readonly { name: string; q: string }[] = [
  { name: 'long', q: `${sentence} ${sentence} ${sentence}`.slice(0, 200) },
  { name: 'repeated', q: 'shoes '.repeat(33) },
  { name: 'repeated thing and colour', q: 'red shoes blue bag '.repeat(10).slice(0, 200) },
  { name: 'emoji', q: '👟🔥'.repeat(50) },
  { name: 'one letter', q: 'a' },
  { name: 'single letters', q: 'a b c d e f g h i j k l m n o p q r s t u v w x y z' },
  { name: 'rare words', q: 'zqwerty zlamped zvorken ztrumil zbackon zshoels zdressd zcoffem '.repeat(3).slice(0, 200) },
  {
    name: 'different rare words',
    q: Array.from({ length: 33 }, (_, at) => `zq${(at * 7919 + 46_656).toString(36)}`)
      .join(' ')
      .slice(0, 200),
  },
  { name: 'commas', q: ','.repeat(200) },
  { name: 'numbers', q: '500ml 1kg 35mm 38 2 person 100w 5v 12 pcs 1080p 4k 64gb 5000mah '.repeat(3).slice(0, 200) },
  { name: 'negations', q: 'without zip no hood not red without laces no leather '.repeat(4).slice(0, 200) },
  { name: 'operators', q: `'& | ! <-> :* \\ () `.repeat(12).slice(0, 200) },
  { name: 'Latin without spaces', q: 'shoe'.repeat(50) },
  { name: 'Vietnamese', q: 'giày nam màu đỏ size '.repeat(10).slice(0, 200) },
  { name: 'Thai without spaces', q: 'รองเท้าผ้าใบสีแดง'.repeat(12).slice(0, 200) },
  { name: 'Chinese without spaces', q: '红色真皮手工单肩包带拉链'.repeat(17).slice(0, 200) },
  { name: 'Japanese without spaces', q: 'タイシルクのワンピース赤半袖'.repeat(15).slice(0, 200) },
  { name: 'Korean without spaces', q: '실크원피스빨간색반팔'.repeat(20).slice(0, 200) },
  { name: 'mixed scripts', q: 'red鞋รองเท้า신발靴giày'.repeat(10).slice(0, 200) },
];
