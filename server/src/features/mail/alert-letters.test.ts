import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { type AlertLine, alertLetters } from './alert-letter.ts'
import { alerts as en } from './alerts.en.ts'
import { alerts as es } from './alerts.es.ts'
import { alerts as fr } from './alerts.fr.ts'

const line = (given: Partial<AlertLine>): AlertLine => ({
  kind: 'location-away',
  screens: [],
  concerned: 10,
  linked: 10,
  gyms: 0,
  day: null,
  rounds: [],
  drafts: [],
  trouble: null,
  gym: 'Downtown',
  zone: 'America/New_York',
  since: '2026-11-21T21:05',
  until: '2026-11-21T21:19',
  minutes: 14,
  ...given,
})
const lines = {
  away: line({}),
  some: line({
    kind: 'screen-away',
    concerned: 2,
    screens: [
      { name: 'A', round: 2, trouble: null },
      { name: 'B', round: 7, trouble: null },
    ],
  }),
  trouble: line({
    kind: 'screen-trouble',
    concerned: 1,
    screens: [{ name: 'A', round: 5, trouble: 'frozen' }],
  }),
  hole: line({
    ...{ kind: 'no-workout-tomorrow', gym: null, day: '2026-11-24', rounds: [2, 3], drafts: [2] },
  }),
  many: line({ kind: 'server-trouble', gym: null, trouble: 'many-away', gyms: 40, concerned: 900 }),
  database: line({ kind: 'server-trouble', gym: null, trouble: 'database' }),
  mail: line({ kind: 'server-trouble', gym: null, trouble: 'mail', concerned: 3 }),
  clock: line({ kind: 'server-trouble', gym: null, trouble: 'clock', minutes: 120 }),
} satisfies Record<string, AlertLine>
const all = Object.values(lines)
const said = (words: typeof en) =>
  [...all.map(words.began), ...all.map(words.ended)].map((parts) =>
    parts.join(': ').replaceAll(/\s/g, ' '),
  )

test.each([
  ['en', en],
  ['es', es],
  ['fr', fr],
] as const)(
  'alerts in %s quote what screens show of a round without a workout',
  async (language, words) => {
    const wall = await readFile(
      new URL(`../../../../wall/src/words/${language}.ts`, import.meta.url),
      'utf8',
    )
    const shown = /notReady: '([^']+)'/.exec(wall)?.[1]
    expect(shown).toMatch(/\.$/)
    for (const drafts of [[], [2], [2, 3]])
      expect(words.began({ ...lines.hole, drafts })[1]).toContain(shown)
  },
)

test('alerts say in Spanish what they say in English', () => {
  expect(said(es)).toMatchInlineSnapshot(`
    [
      "Downtown no responde: Ninguna de sus 10 pantallas responde desde sáb, 21:05 (America/New York).",
      "Downtown: 2 de 10 pantallas no responden: A y B, desde sáb, 21:05 (America/New York). Las demás responden.",
      "Downtown necesita atención: A (su vídeo está parado), desde sáb, 21:05 (America/New York).",
      "Sin entrenamiento para el martes, 24 de noviembre: Rounds 2 y 3: las pantallas mostrarán «Comuníquese con soporte.». El round 2 tiene un borrador: publíquelo para llenar el hueco.",
      "Servidor: 40 locales con 900 pantallas dejaron de responder a la vez, sáb, 21:05 (America/New York). Tantos a la vez significa que la causa es el servidor o su conexión, no los locales.",
      "Servidor: La base de datos no aceptó escrituras durante 14 minutos, desde sáb, 21:05 (America/New York).",
      "Servidor: 3 correos no se pudieron enviar: el servidor de correo no responde o no los acepta.",
      "Servidor: El reloj del servidor se cambió en 2 horas. Las paredes van por él: mira si ahora está bien.",
      "Downtown responde de nuevo: De vuelta después de 14 minutos: no respondía desde sáb, 21:05 (America/New York).",
      "Downtown: responden todas las pantallas: De vuelta después de 14 minutos: no respondían desde sáb, 21:05 (America/New York).",
      "Downtown vuelve a estar bien: Bien después de 14 minutos: con problemas desde sáb, 21:05 (America/New York).",
      "martes, 24 de noviembre: Todos los rounds tienen entrenamiento.",
      "Servidor: La mayoría de los 40 locales responde de nuevo, después de 14 minutos.",
      "Servidor: La base de datos acepta escrituras de nuevo, después de 14 minutos.",
      "Servidor: Los correos salen de nuevo.",
      "Servidor: El reloj del servidor vuelve a estar bien.",
    ]
  `)
})

test('alerts say in French what they say in English', () => {
  expect(said(fr)).toMatchInlineSnapshot(`
    [
      "Downtown ne répond plus: Aucun de ses 10 écrans n’a répondu depuis sam. 21:05 (America/New York).",
      "Downtown : 2 écrans sur 10 ne répondent plus: A et B, depuis sam. 21:05 (America/New York). Les autres répondent.",
      "Downtown est à surveiller: A (sa vidéo est figée), depuis sam. 21:05 (America/New York).",
      "Pas d’entraînement pour le mardi 24 novembre: Rounds 2 et 3 : les écrans afficheront « Veuillez contacter le support. ». Le round 2 a un brouillon : publiez-le pour remplir le créneau.",
      "Serveur: 40 salles avec 900 écrans ont cessé de répondre à la fois, sam. 21:05 (America/New York). Autant à la fois veut dire que la cause est le serveur ou sa connexion, pas les salles.",
      "Serveur: La base de données n’a accepté aucune écriture pendant 14 minutes, depuis sam. 21:05 (America/New York).",
      "Serveur: 3 courriels n’ont pas pu partir : le serveur de messagerie ne répond pas ou ne les accepte pas.",
      "Serveur: L’horloge du serveur a été changée de 2 heures. Les murs la suivent : regardez si elle est juste maintenant.",
      "Downtown répond de nouveau: De retour après 14 minutes : sans réponse depuis sam. 21:05 (America/New York).",
      "Downtown : tous les écrans répondent: De retour après 14 minutes : sans réponse depuis sam. 21:05 (America/New York).",
      "Downtown va de nouveau bien: Rétabli après 14 minutes : en difficulté depuis sam. 21:05 (America/New York).",
      "mardi 24 novembre: Chaque round a un entraînement.",
      "Serveur: La plupart des 40 salles répondent de nouveau, après 14 minutes.",
      "Serveur: La base de données accepte de nouveau les écritures, après 14 minutes.",
      "Serveur: Les courriels partent de nouveau.",
      "Serveur: L’horloge du serveur est de nouveau juste.",
    ]
  `)
})

test('no sentence of a letter is left in English', () => {
  const english = new Set(all.flatMap((one) => [...en.began(one), ...en.ended(one)]))
  for (const words of [es, fr]) {
    const others = all.flatMap((one) => [...words.began(one), ...words.ended(one)])
    expect(others.filter((sentence) => english.has(sentence))).toEqual([])
  }
})

test('a letter of one outage is called as it, one of several says how many they are', () => {
  const { alert, back } = alertLetters(es)
  expect(alert({ lines: [lines.away], link: null }).subject).toContain('Downtown no responde')
  expect(alert({ lines: [lines.away, lines.some], link: null }).subject).toBe('2 alertas')
  expect(back({ lines: [lines.away, lines.some], link: null }).subject).toBe(
    '2 alertas han terminado',
  )
})
