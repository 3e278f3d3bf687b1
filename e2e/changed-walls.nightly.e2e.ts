import {
  boxes,
  expectSameAsFresh,
  formats,
  landscape,
  languages,
  portrait,
} from './changed-walls.ts'
import { galleryTest as test } from './gallery-fixtures.ts'

const all = (extra: string) => Object.values(formats).map((format) => `${format}&${extra}`)

const inLanguages = languages.flatMap((language) => {
  const wall = `routines=3&phase=yellow&left=27&box=${portrait}&language=${language}`
  const [own = ''] = language.split('-')
  return ['fr', 'es', 'ja', 'ar'].includes(own)
    ? [wall, `${wall}&text=${own}&sub=${own}&name=${own}`]
    : [wall]
})

/** A sequence in which every place follows every other one. */
function everyPair(places: readonly string[]): string[] {
  const walk = places.flatMap((from, index) => places.slice(index + 1).flatMap((to) => [from, to]))
  return [...walk, places[0] ?? '']
}

const walks = {
  'every format after every other': everyPair(all(`box=${portrait}`)),
  'every format after every other in landscape, in Japanese': everyPair(
    all(`box=${landscape}&language=ja`),
  ),
  'every language after every other, whatever the workout is written in': everyPair(inLanguages),
  'turned, and on another monitor': Object.values(formats).flatMap((format) =>
    everyPair(boxes.map((box) => `${format}&box=${box}`)),
  ),
} as const

for (const [name, walk] of Object.entries(walks))
  test(`a changed screen looks like a freshly loaded one: ${name}`, async ({ galleryPage }) => {
    await expectSameAsFresh(galleryPage, walk)
  })
