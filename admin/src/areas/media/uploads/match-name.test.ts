import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { runs } from '@roundboard/domain/testing'
import { nameKey, titleOf, wordsOf } from './file-names.ts'
import { matchName, type NamedTarget } from './match-name.ts'

const exercises = [
  ['jab-cross', 'Jab, Cross', 'Jab y directo'],
  ['jab-cross-hook', 'Jab, Cross, Hook', 'Jab, directo y gancho'],
  ['hook', 'Hook', 'Gancho'],
  ['body-hook', 'Body Hook', 'Gancho al cuerpo'],
  ['front-kick', 'Front Kick', 'Patada frontal'],
  ['side-kick', 'Side Kick', 'Patada lateral'],
  ['roundhouse-kick', 'Roundhouse Kick', 'Patada circular'],
  ['squat', 'Squat', 'Sentadilla'],
  ['jump-squat', 'Jump Squat', 'Sentadilla con salto'],
  ['lunge', 'Lunge', 'Zancada'],
  ['reverse-lunge', 'Reverse Lunge', 'Zancada hacia atrás'],
  ['push-up', 'Push-Up', 'Lagartija'],
  ['burpee', 'Burpee', ''],
  ['kettlebell-swing', 'Kettlebell Swing', ''],
  ['fast-feet', 'Fast Feet', 'Pies rápidos'],
  ['mountain-climber', 'Mountain Climber', 'Escaladores'],
  ['plank', 'Plank', 'Plancha'],
  ['side-plank', 'Side Plank', 'Plancha lateral'],
  ['sit-up', 'Sit-Up', 'Abdominal'],
  ['v-up', 'V-Up', ''],
  ['childs-pose', 'Child’s Pose', 'Postura del niño'],
  ['standing-side-stretch', 'Standing Side Stretch', 'Estiramiento lateral'],
] as const

const targets: NamedTarget[] = [
  ...exercises.map(([name, english, spanish]) => ({
    kind: 'exercise' as const,
    id: name,
    name: english,
    names: [name, english, spanish],
    link: null,
  })),
  ...Array.from({ length: 10 }, (_, index) => ({
    kind: 'round' as const,
    id: `round-${String(index + 1)}`,
    name: index === 9 ? 'Flexibility' : index === 4 ? 'Heavy Bag' : `Round ${String(index + 1)}`,
    names: [index === 4 ? 'Heavy Bag' : `Round ${String(index + 1)}`],
    roundNumber: index + 1,
    link: null,
  })),
]

function matchOf(fileName: string, isPicture = false): string {
  const match = matchName(fileName, isPicture, targets)
  if (match.how === 'sure') return match.target.id
  return match.how === 'new' ? 'new' : `${match.targets.map(({ id }) => id).join(' or ')}?`
}

test.each([
  ['RoundhouseKick_left_01.mp4', 'roundhouse-kick'],
  ['kettlebell swing heavy.mp4', 'kettlebell-swing'],
  ['KETTLEBELL-SWING (2).MOV', 'kettlebell-swing'],
  ['lunge_reverse.mp4', 'reverse-lunge'],
  ['Jab Cross.mp4', 'jab-cross'],
  ['jab_cross_hook_v2_FINAL.mp4', 'jab-cross-hook'],
  ['pushups.webm', 'push-up'],
  ['push ups 1080p.webm', 'push-up'],
  ['situp.mp4', 'sit-up'],
  ['V-Up.mp4', 'v-up'],
  ['sit up twist.webm', 'sit-up'],
  ['mountain climber slow.mp4', 'mountain-climber'],
  ['Front Kick.mp4', 'front-kick'],
  ['fast_feet.mp4', 'fast-feet'],
  ['childs pose.mp4', 'childs-pose'],
  ['Patada circular.mp4', 'roundhouse-kick'],
  ['sentadillas con salto.mov', 'jump-squat'],
  ['zancada hacia atrás.mp4', 'reverse-lunge'],
  ['Postura del niño.mov', 'childs-pose'],
  ['plancha_codo.mov', 'plank'],
  ['Estiramiento lateral.mp4', 'standing-side-stretch'],
  ['clips/legs/../SQUAT.mp4', 'squat'],
])('matches file name %s to exercise %s', (fileName, wanted) => {
  expect(matchOf(fileName)).toBe(wanted)
})

test.each([
  ['kettelbell swing.mp4', 'kettlebell-swing'],
  ['burpee box jump with a twist.mp4', 'burpee'],
  ['kick.mp4', 'side-kick'],
])('suggests for %s an uncertain match with %s', (fileName, first) => {
  const match = matchName(fileName, false, targets)
  expect(match.how === 'unsure' && match.targets[0]?.id).toBe(first)
})

it('asks which exercise if a file name contains two', () => {
  expect(matchOf('squat burpee.mp4')).toMatch(/squat or burpee|burpee or squat/)
})

test.each(['IMG_2041.MOV', '20261121_093000.mp4', '拳击.mp4', '.mp4', 'final final v3.mp4'])(
  'finds no match for %s',
  (fileName) => {
    expect(matchOf(fileName)).toBe('new')
  },
)

test.each([
  ['round 3.png', 'round-3'],
  ['Ronda-04_final.jpg', 'round-4'],
  ['R7.webp', 'round-7'],
  ['manche 2.svg', 'round-2'],
  ['heavy bag.jpg', 'round-5'],
  ['round 11.png', 'new'],
  ['round.png', 'new'],
  ['squat.png', 'new'],
])('matches picture %s to %s', (fileName, wanted) => {
  expect(matchOf(fileName, true)).toBe(wanted)
})

it('matches a clip to the flexibility round but to no other round', () => {
  expect(matchOf('Flexibilidad 2027.mp4')).toBe('round-10')
  expect(matchOf('round 3.mp4')).toBe('new')
})

it('applies corrections to all file names with the same words', () => {
  const corrections = { [nameKey('IMG_2041.MOV')]: 'hook', [nameKey('Squat.mp4')]: null }
  const match = (name: string) => matchName(name, false, targets, corrections)
  expect(match('IMG_2041.mp4')).toMatchObject({ how: 'sure', target: { id: 'hook' } })
  expect(match('IMG_2042.mp4').how).toBe('new')
  expect(match('squat_FINAL_v2.mov').how).toBe('new')
})

it('ignores a correction whose exercise was deleted', () => {
  const corrections = { [nameKey('squat.mp4')]: 'taken-away' }
  expect(matchName('squat.mp4', false, targets, corrections)).toMatchObject({
    how: 'sure',
    target: { id: 'squat' },
  })
})

it('matches every exercise in any spelling of the catalog', () => {
  const spellings = exercises.flatMap(([id, english, spanish]) =>
    [id, english, spanish].filter((name) => name !== '').map((name) => [id, name] as const),
  )
  const dress = fc.constantFrom('', '_01', ' FINAL', '-v3', ' (1)', '_left')
  fc.assert(
    fc.property(fc.constantFrom(...spellings), dress, ([id, name], ending) => {
      expect(matchOf(`${name}${ending}.mp4`)).toBe(id)
    }),
  )
})

it('handles any file name and limits titles to 85 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.boolean(), (name, isPicture) => {
      matchName(name, isPicture, targets)
      expect(titleOf(name).length).toBeLessThanOrEqual(85)
    }),
    { numRuns: runs(30) },
  )
})

test.each([
  ['kettlebell_swing-heavy.mp4', 'Kettlebell Swing Heavy'],
  ['RoundhouseKick_left_01.mp4', 'Roundhouse Kick Left 01'],
  ['../../etc/pass\u202Ewd.mp4', 'Passwd'],
  ['IMG_2041.MOV', 'IMG 2041'],
])('turns file name %s into title %s', (fileName, title) => {
  expect(titleOf(fileName)).toBe(title)
})

it('splits words by case, digits and punctuation and strips accents', () => {
  expect(wordsOf('PatadaFrontal01_atrás’s')).toEqual(['patada', 'frontal', '01', 'atras'])
})
