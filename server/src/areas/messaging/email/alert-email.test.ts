import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { type AlertLine, alertEmails, alertTexts } from './alert-email.ts'

const [en, es, fr] = [alertTexts('en'), alertTexts('es'), alertTexts('fr')]

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
const allLines = (words: typeof en) =>
  [...all.map(words.began), ...all.map(words.ended)].map(({ subject, details, next }) =>
    [subject, details, next]
      .filter((text) => text !== undefined)
      .join(' | ')
      .replaceAll(/\s/g, ' '),
  )

test.each([
  ['en', en],
  ['es', es],
  ['fr', fr],
] as const)(
  'alert emails in %s quote what screens show for a round without a workout',
  async (language, words) => {
    const wall = new URL(`../../../../../wall/messages/${language}/wall.json`, import.meta.url)
    const { notReady } = JSON.parse(await readFile(wall, 'utf8')) as { notReady: string }
    expect(notReady).toMatch(/\.$/)
    for (const drafts of [[], [2], [2, 3]])
      expect(words.began({ ...lines.hole, drafts }).details).toContain(notReady)
  },
)

test('alert emails have these texts in English', () => {
  expect(allLines(en)).toMatchInlineSnapshot(`
    [
      "Downtown: all screens offline since 9:05 PM | All 10 screens have been offline since Sat, Nov 21, 9:05 PM (Eastern Time). | Check the power and network at the location.",
      "Downtown: 2 of 10 screens offline | A and B are offline, the first since Sat, Nov 21, 9:05 PM (Eastern Time). The other 8 screens are online. | Check the power and network.",
      "Downtown: 1 screen needs attention | A (video frozen). First noticed Sat, Nov 21, 9:05 PM (Eastern Time). | Open the location’s page for details.",
      "No workout for Tuesday, November 24: rounds 2 and 3 | Rounds 2 and 3 have no published workout, so their screens will show “Please Contact Support.” Round 2 has a draft. Publish it to fill the gap.",
      "Server: 40 locations offline at the same time | 40 locations with 900 screens went offline together on Sat, Nov 21, 9:05 PM (Eastern Time). An outage this large points to the server or its connection, not to the locations. | Check the server and its connection.",
      "Server: database rejected changes for 14 minutes | For 14 minutes, starting Sat, Nov 21, 9:05 PM (Eastern Time), the database rejected all changes. | If you made changes during that time, check that they were saved.",
      "Server: 3 emails weren’t sent | The mail server can’t be reached or is rejecting the emails. | A super-admin can see why and retry on the System page.",
      "Server: clock changed by 2 hours | All screens follow the server’s clock. | Check that the server’s date and time are correct.",
      "Downtown: back online after 14 minutes | The location was offline for 14 minutes, starting Sat, Nov 21, 9:05 PM (Eastern Time).",
      "Downtown: all screens back online | The outage lasted 14 minutes, starting Sat, Nov 21, 9:05 PM (Eastern Time).",
      "Downtown: screen issues resolved after 14 minutes | The issues lasted 14 minutes, starting Sat, Nov 21, 9:05 PM (Eastern Time).",
      "All gaps filled for Tuesday, November 24 | Every round on your screens has a workout that day.",
      "Server: most locations back online | Most of the 40 locations are back online after 14 minutes.",
      "Server: database is accepting changes again | After 14 minutes, the database is accepting changes again.",
      "Server: emails are being sent again | There are no more failed or delayed emails.",
      "Server: clock is correct again | The server’s clock is correct again.",
    ]
  `)
})

test('alert emails have these texts in Spanish', () => {
  expect(allLines(es)).toMatchInlineSnapshot(`
    [
      "Downtown: todas las pantallas sin conexión desde las 9:05 p.m. | Las 10 pantallas están sin conexión desde el sáb, 21 de nov, 9:05 p.m. (hora oriental). | Revise la corriente y la red en la sucursal.",
      "Downtown: 2 de 10 pantallas sin conexión | A y B están sin conexión, la primera desde el sáb, 21 de nov, 9:05 p.m. (hora oriental). Las otras 8 pantallas están en línea. | Revise la corriente y la red.",
      "Downtown: 1 pantalla requiere atención | A (video congelado). Detectado por primera vez el sáb, 21 de nov, 9:05 p.m. (hora oriental). | Abra la página de la sucursal para ver los detalles.",
      "Sin entrenamiento para el martes, 24 de noviembre: rounds 2 y 3 | Los rounds 2 y 3 no tienen ningún entrenamiento publicado, así que sus pantallas mostrarán “Comuníquese con soporte.” El round 2 tiene un borrador. Publíquelo para llenar el hueco.",
      "Servidor: 40 sucursales sin conexión al mismo tiempo | 40 sucursales con 900 pantallas perdieron la conexión al mismo tiempo el sáb, 21 de nov, 9:05 p.m. (hora oriental). Que sean tantas a la vez indica un problema del servidor o de su conexión, no de las sucursales. | Revise el servidor y su conexión.",
      "Servidor: la base de datos rechazó cambios durante 14 minutos | La base de datos rechazó todos los cambios durante 14 minutos a partir del sáb, 21 de nov, 9:05 p.m. (hora oriental). | Si hizo algún cambio en ese lapso, verifique que se haya guardado.",
      "Servidor: no se enviaron 3 correos | El servidor de correo no está disponible o rechaza los correos. | Un superadministrador puede ver el motivo y reintentar el envío en la página Sistema.",
      "Servidor: el reloj se adelantó o atrasó 2 horas | Todas las pantallas siguen el reloj del servidor. | Verifique que la fecha y la hora del servidor sean correctas.",
      "Downtown: en línea de nuevo después de 14 minutos | La sucursal estuvo sin conexión durante 14 minutos a partir del sáb, 21 de nov, 9:05 p.m. (hora oriental).",
      "Downtown: todas las pantallas en línea de nuevo | La interrupción duró 14 minutos a partir del sáb, 21 de nov, 9:05 p.m. (hora oriental).",
      "Downtown: problemas de pantallas resueltos después de 14 minutos | Los problemas duraron 14 minutos a partir del sáb, 21 de nov, 9:05 p.m. (hora oriental).",
      "Sin huecos para el martes, 24 de noviembre | Todos los rounds de sus pantallas tienen entrenamiento ese día.",
      "Servidor: la mayoría de las sucursales está en línea de nuevo | La mayoría de las 40 sucursales está en línea de nuevo después de 14 minutos.",
      "Servidor: la base de datos ya acepta cambios | Después de 14 minutos, la base de datos acepta cambios de nuevo.",
      "Servidor: los correos se envían de nuevo | Ya no hay correos fallidos ni atrasados.",
      "Servidor: reloj corregido | El reloj del servidor marca de nuevo la hora correcta.",
    ]
  `)
})

test('alert emails have these texts in French', () => {
  expect(allLines(fr)).toMatchInlineSnapshot(`
    [
      "Downtown : tous les écrans hors ligne depuis 21 h 05 | Les 10 écrans sont hors ligne depuis le sam. 21 nov., 21 h 05 (heure de l’Est). | Vérifiez le courant et le réseau du club.",
      "Downtown : 2 écrans sur 10 hors ligne | A et B sont hors ligne, le premier depuis le sam. 21 nov., 21 h 05 (heure de l’Est). Les 8 autres écrans sont en ligne. | Vérifiez le courant et le réseau.",
      "Downtown : 1 écran à vérifier | A (vidéo figée). Détecté pour la première fois le sam. 21 nov., 21 h 05 (heure de l’Est). | Ouvrez la page du club pour voir les détails.",
      "Aucun entraînement pour le mardi 24 novembre : rounds 2 et 3 | Les rounds 2 et 3 n’ont aucun entraînement publié : leurs écrans afficheront « Veuillez contacter l’assistance. » Le round 2 a un brouillon. Publiez-le pour remplir le créneau vide.",
      "Serveur : 40 clubs hors ligne en même temps | 40 clubs, soit 900 écrans, sont tombés hors ligne en même temps le sam. 21 nov., 21 h 05 (heure de l’Est). Un si grand nombre à la fois indique que le problème vient du serveur ou de sa connexion, et non des clubs. | Vérifiez le serveur et sa connexion.",
      "Serveur : la base de données a refusé les modifications pendant 14 minutes | La base de données a refusé toutes les modifications pendant 14 minutes, à partir du sam. 21 nov., 21 h 05 (heure de l’Est). | Si vous avez modifié quelque chose pendant ce temps, vérifiez que c’est bien enregistré.",
      "Serveur : 3 courriels n’ont pas été envoyés | Le serveur de courriel est injoignable ou refuse les courriels. | Un super-administrateur peut en voir la raison et relancer l’envoi sur la page Système.",
      "Serveur : l’horloge a été décalée de 2 heures | Tous les écrans suivent l’horloge du serveur. | Vérifiez que la date et l’heure du serveur sont exactes.",
      "Downtown : de nouveau en ligne après 14 minutes | Le club a été hors ligne pendant 14 minutes, à partir du sam. 21 nov., 21 h 05 (heure de l’Est).",
      "Downtown : tous les écrans sont de nouveau en ligne | La panne a duré 14 minutes, à partir du sam. 21 nov., 21 h 05 (heure de l’Est).",
      "Downtown : problèmes d’écran résolus après 14 minutes | Les problèmes ont duré 14 minutes, à partir du sam. 21 nov., 21 h 05 (heure de l’Est).",
      "Plus aucun créneau vide pour le mardi 24 novembre | Tous les rounds de vos écrans ont un entraînement ce jour-là.",
      "Serveur : la plupart des clubs sont de nouveau en ligne | La plupart des 40 clubs sont de nouveau en ligne après 14 minutes.",
      "Serveur : la base de données accepte de nouveau les modifications | Après 14 minutes, la base de données accepte de nouveau les modifications.",
      "Serveur : les courriels sont de nouveau envoyés | Il n’y a plus de courriels en échec ou en retard.",
      "Serveur : l’horloge est de nouveau exacte | L’horloge du serveur indique de nouveau la bonne heure.",
    ]
  `)
})

const sentencesOf = (words: typeof en) =>
  all
    .flatMap((one) => [words.began(one), words.ended(one)])
    .flatMap(({ subject, title, details, next }) => [subject, title, details, next ?? details])

test('Spanish and French alert emails contain no English sentence', () => {
  const english = new Set(sentencesOf(en))
  for (const words of [es, fr]) {
    expect(sentencesOf(words).filter((sentence) => english.has(sentence))).toEqual([])
  }
})

const noLinks = { link: null, page: 'dashboard' } as const

test('the subject names a single alert, or counts several and names their locations', () => {
  const { alert, back } = alertEmails('en')
  const subjectOf = (...gyms: readonly (string | null)[]) =>
    alert({ lines: gyms.map((gym) => ({ ...lines.away, gym })), ...noLinks }).subject
  expect(subjectOf('Downtown').replaceAll(/\s/g, ' ')).toBe(
    'Downtown: all screens offline since 9:05 PM',
  )
  expect(subjectOf('Downtown', 'Downtown')).toBe('2 alerts: Downtown')
  expect(subjectOf('Downtown', 'Uptown')).toBe('2 alerts: Downtown and Uptown')
  expect(subjectOf('A', 'B', 'C')).toBe('3 alerts: A, B, and 1 more location')
  expect(subjectOf('A', 'B', 'C', 'D', null)).toBe('5 alerts: A, B, and 2 more locations')
  expect(subjectOf(null, null)).toBe('2 alerts')
  expect(back({ lines: [lines.away, lines.some], ...noLinks }).subject).toBe(
    '2 alerts resolved: Downtown',
  )
})

test('only an email about a single alert says what to do next', () => {
  const { alert } = alertEmails('en')
  const next = 'Check the power and network at the location.'
  expect(alert({ lines: [lines.away], ...noLinks }).paragraphs).toContain(next)
  const { paragraphs, entries } = alert({ lines: [lines.away, lines.some], ...noLinks })
  expect(JSON.stringify([paragraphs, entries])).not.toContain(next)
})

test('the other screens are reported online only if there are others', () => {
  const details = (linked: number) => en.began({ ...lines.some, linked }).details
  expect(details(10)).toMatch(/\. The other 8 screens are online\.$/)
  expect(details(3)).toMatch(/\. The other screen is online\.$/)
  expect(details(2)).toMatch(/ \(Eastern Time\)\.$/)
})

test('screens beyond the named ones are counted', () => {
  const screens = [{ name: 'A', round: 1, trouble: 'no-space' as const }]
  const text = en.began({ ...lines.trouble, screens, concerned: 4 }).details
  expect(text).toMatch(/^A \(disk full\) and 3 more\. First noticed Sat, Nov 21, 9:05\sPM /)
})

test('a time zone unknown to Node is shown by its ID', () => {
  const text = en.began({ ...lines.away, zone: 'America/New_Harbor' }).details
  expect(text).toContain('(America/New Harbor)')
})

test('Spanish times use the article of their hour', () => {
  const subject = (since: string) => es.began({ ...lines.away, since }).subject
  expect(subject('2026-11-21T13:05')).toContain('desde la 1:05')
  expect(subject('2026-11-21T01:05')).toContain('desde la 1:05')
  expect(subject('2026-11-21T11:05')).toContain('desde las 11:05')
})
