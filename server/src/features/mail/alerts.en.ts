import {
  type AlertLine,
  type AlertWords,
  byCount,
  dayIn,
  lengthIn,
  listIn,
  momentIn,
  untilIn,
} from './alert-letter.ts'

const at = ({ since, zone }: AlertLine) => momentIn('en', since, zone)
const length = ({ minutes }: AlertLine) => lengthIn('en', minutes ?? 0)

const troubles: Readonly<Record<string, string>> = {
  frozen: 'its video stands still',
  'not-drawn': 'its wall is not drawn',
  'no-space': 'it has no space for clips',
  'no-boot': 'it could not start without network',
  'old-version': 'it runs an old version',
}

const screensOf = ({ screens, concerned }: AlertLine) => {
  const named = screens.map(({ name, trouble }) => {
    const why = trouble === null ? undefined : troubles[trouble]
    return why === undefined ? name : `${name} (${why})`
  })
  return concerned > named.length
    ? `${named.join(', ')} and ${String(concerned - named.length)} more`
    : listIn('en', named)
}

const serverTroubles: Readonly<
  Record<NonNullable<AlertLine['trouble']>, (line: AlertLine) => string>
> = {
  'many-away': (line) =>
    `${String(line.gyms)} gyms with ${String(line.concerned)} screens went at once, ${at(line)}. So many at a time means that the cause is the server or its connection, not the gyms.`,
  disk: (line) => `The server’s disk has been nearly full since ${at(line)}.`,
  database: (line) => `The database took no writes for ${length(line)}, from ${at(line)}.`,
  mail: (line) =>
    byCount(
      line.concerned,
      'A letter could not be sent: the mail server cannot be reached or does not take it.',
      (n) =>
        `${n} letters could not be sent: the mail server cannot be reached or does not take them.`,
    ),
  jobs: (line) =>
    `${byCount(line.concerned, 'A job was', (n) => `${n} jobs were`)} given up. The System page says which.`,
  clock: (line) =>
    `The server’s clock was changed by ${length(line)}. Walls go by it: look whether it is right now.`,
}

const serverEnds: Readonly<Record<NonNullable<AlertLine['trouble']>, (line: AlertLine) => string>> =
  {
    'many-away': (line) => `Most of the ${String(line.gyms)} gyms are back after ${length(line)}.`,
    disk: (line) => `The disk has room again, after ${length(line)}.`,
    database: (line) => `The database takes writes again, after ${length(line)}.`,
    mail: () => 'Letters go out again.',
    jobs: () => 'No job waits that was given up.',
    clock: () => 'The server’s clock is right again.',
  }

const roundsOf = ({ rounds, drafts }: AlertLine) => {
  const named = `${rounds.length === 1 ? 'Round' : 'Rounds'} ${listIn('en', rounds)}`
  const shown = `${named}: screens will show “Please Contact Support.”`
  if (drafts.length === 0) return shown
  return drafts.length === 1
    ? `${shown} Round ${listIn('en', drafts)} has a draft: publish it to fill the gap.`
    : `${shown} Rounds ${listIn('en', drafts)} have drafts: publish them to fill the gaps.`
}

const server = 'Server'

export const alerts: AlertWords = {
  began(line) {
    const gym = line.gym ?? server
    switch (line.kind) {
      case 'location-away':
        return [
          `${gym} is away`,
          `${byCount(line.linked, 'Its one screen has not', (n) => `None of its ${n} screens has`)} answered since ${at(line)}.`,
        ]
      case 'screen-away':
        return [
          `${gym}: ${String(line.concerned)} of ${String(line.linked)} screens away`,
          `${screensOf(line)}, since ${at(line)}. The others answer.`,
        ]
      case 'screen-trouble':
        return [`${gym} needs a look`, `${screensOf(line)}, since ${at(line)}.`]
      case 'no-workout-tomorrow':
        return [
          `No workout for ${dayIn('en', line.day ?? line.since.slice(0, 10))}`,
          roundsOf(line),
        ]
      case 'server-trouble':
        return [server, serverTroubles[line.trouble ?? 'jobs'](line)]
    }
  },
  ended(line) {
    const gym = line.gym ?? server
    switch (line.kind) {
      case 'location-away':
        return [`${gym} is back`, `Back after ${length(line)}: it was away since ${at(line)}.`]
      case 'screen-away':
        return [
          `${gym}: all screens are back`,
          `Back after ${length(line)}: away since ${at(line)}.`,
        ]
      case 'screen-trouble':
        return [`${gym} is well again`, `Well after ${length(line)}: in trouble since ${at(line)}.`]
      case 'no-workout-tomorrow':
        return [dayIn('en', line.day ?? line.since.slice(0, 10)), 'Every round has a workout.']
      case 'server-trouble':
        return [server, serverEnds[line.trouble ?? 'jobs'](line)]
    }
  },
  muted: (until) => `Muted until ${untilIn('en', until)}.`,
  manyBegan: (count) => `${String(count)} alerts`,
  manyEnded: (count) => `${String(count)} alerts are over`,
  open: 'Open the console',
  why: 'What you are told, and when, you choose in the console, behind its bell.',
  summary: ({ awayCount, watched, ended, longestMinutes, looks, hole }) => ({
    subject:
      awayCount === 0
        ? 'This morning: every gym answers'
        : `This morning: ${String(awayCount)} of ${String(watched)} gyms away`,
    heading:
      awayCount === 0
        ? 'Every gym answers'
        : byCount(awayCount, 'One gym is away', (n) => `${n} gyms are away`),
    paragraphs: [
      ended === 0
        ? 'No gym was away since yesterday.'
        : `${byCount(ended, 'Once', (n) => `${n} times`)} a gym was away since yesterday, for ${lengthIn('en', longestMinutes)} at the longest.`,
      ...(looks > 0
        ? [
            byCount(
              looks,
              'One gym answers and needs a look.',
              (n) => `${n} gyms answer and need a look.`,
            ),
          ]
        : []),
      hole === null
        ? 'Every round has a workout for the coming week.'
        : `No workout for ${dayIn('en', hole.day)}, ${hole.rounds.length === 1 ? 'round' : 'rounds'} ${listIn('en', hole.rounds)}.`,
    ],
  }),
}
