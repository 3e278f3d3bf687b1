import {
  type AlertLine,
  type AlertText,
  type AlertWords,
  byCount,
  dayIn,
  lengthIn,
  listIn,
  momentIn,
  placesIn,
  screensIn,
  timeIn,
  untilIn,
} from './alert-letter.ts'

const at = ({ since, zone }: AlertLine) => momentIn('en', since, zone)
const length = ({ minutes }: AlertLine) => lengthIn('en', minutes ?? 0)
const dayOf = ({ day, since }: AlertLine) => dayIn('en', day ?? since.slice(0, 10))

const issues: Readonly<Record<string, string>> = {
  frozen: 'video playback problem',
  'not-drawn': 'can’t display its content',
  'no-space': 'storage full',
  'no-boot': 'can’t start without internet',
  'old-version': 'outdated software',
}

const screensOf = (line: AlertLine) => screensIn('en', line, issues, (count) => `${count} more`)

const othersOnline = ({ linked, concerned }: AlertLine) => {
  const others = linked - concerned
  if (others <= 0) return ''
  return byCount(
    others,
    ' The other screen is online.',
    (n) => ` The other ${n} screens are online.`,
  )
}

type ServerTrouble = NonNullable<AlertLine['trouble']>

const serverTroubles: Readonly<Record<ServerTrouble, (line: AlertLine) => AlertText>> = {
  'many-away': (line) => {
    const title = `Server: ${String(line.gyms)} locations offline at the same time`
    return {
      subject: title,
      title,
      details: `${String(line.gyms)} locations with ${String(line.concerned)} screens went offline together on ${at(line)}. So many at once points to the server or its connection, not to the locations.`,
      next: 'Check the server and its connection.',
    }
  },
  disk: (line) => ({
    subject: 'Server: disk almost full',
    title: 'Server: disk almost full',
    details: `The server’s disk has been almost full since ${at(line)}.`,
    next: 'Free up space or add storage. The server can’t save changes once the disk is full.',
  }),
  database: (line) => {
    const title = `Server: database didn’t accept changes for ${length(line)}`
    return {
      subject: title,
      title,
      details: `The database didn’t accept changes for ${length(line)}, starting ${at(line)}. Changes that people made in that time were refused.`,
      next: 'If you made changes then, check that they were saved.',
    }
  },
  mail: ({ concerned }) => {
    const title = `Server: ${byCount(concerned, '1 email wasn’t sent', (n) => `${n} emails weren’t sent`)}`
    return {
      subject: title,
      title,
      details: `The mail server can’t be reached or rejects ${concerned === 1 ? 'it' : 'them'}.`,
      next: 'A super-admin can see why and retry on the System page.',
    }
  },
  jobs: ({ concerned }) => {
    const title = `Server: ${byCount(concerned, '1 background job failed', (n) => `${n} background jobs failed`)}`
    return {
      subject: title,
      title,
      details: `${concerned === 1 ? 'It' : 'They'} won’t be retried automatically.`,
      next: 'A super-admin can see why and retry on the System page.',
    }
  },
  clock: (line) => ({
    subject: `Server: clock changed by ${length(line)}`,
    title: `Server: clock changed by ${length(line)}`,
    details: 'All screens follow the server’s clock.',
    next: 'Check that the server’s date and time are correct.',
  }),
}

const ended = (title: string, details: string): AlertText => ({ subject: title, title, details })

const serverEnds: Readonly<Record<ServerTrouble, (line: AlertLine) => AlertText>> = {
  'many-away': (line) =>
    ended(
      'Server: most locations back online',
      `Most of the ${String(line.gyms)} locations are back online after ${length(line)}.`,
    ),
  disk: (line) =>
    ended(
      'Server: enough disk space again',
      `The disk was almost full for ${length(line)}. It has enough free space again.`,
    ),
  database: (line) =>
    ended(
      'Server: database accepts changes again',
      `The database accepts changes again after ${length(line)}.`,
    ),
  mail: () => ended('Server: emails are being sent again', 'No failed or delayed emails are left.'),
  jobs: () => ended('Server: no failed background jobs left', 'They were retried or deleted.'),
  clock: () => ended('Server: clock correct again', 'The server’s clock is correct again.'),
}

const roundsOf = ({ rounds, drafts }: AlertLine) => {
  const named = listIn('en', rounds)
  const shown =
    rounds.length === 1
      ? `Round ${named} has no published workout, so its screens will show “Please Contact Support.”`
      : `Rounds ${named} have no published workout, so their screens will show “Please Contact Support.”`
  if (drafts.length === 0) return shown
  return drafts.length === 1
    ? `${shown} Round ${listIn('en', drafts)} has a draft. Publish it to fill the gap.`
    : `${shown} Rounds ${listIn('en', drafts)} have drafts. Publish them to fill the gaps.`
}

const roundList = (rounds: readonly number[]) =>
  `${rounds.length === 1 ? 'round' : 'rounds'} ${listIn('en', rounds)}`

const moreLocations = (count: string) => `${count} more ${count === '1' ? 'location' : 'locations'}`

const withPlaces = (title: string, lines: readonly AlertLine[]) => {
  const places = placesIn('en', lines, moreLocations)
  return places === '' ? title : `${title}: ${places}`
}

export const alerts: AlertWords = {
  began(line) {
    const gym = line.gym ?? 'Location'
    const screens = screensOf(line)
    switch (line.kind) {
      case 'location-away': {
        const title = `${gym}: ${line.linked === 1 ? 'screen' : 'all screens'} offline`
        return {
          subject: `${title} since ${timeIn('en', line.since)}`,
          title,
          details: `${byCount(line.linked, 'The screen has', (n) => `All ${n} screens have`)} been offline since ${at(line)}.`,
          next: 'Check the power and network at the location.',
        }
      }
      case 'screen-away': {
        const title = `${gym}: ${String(line.concerned)} of ${String(line.linked)} screens offline`
        const offline =
          line.concerned === 1
            ? `${screens} has been offline since ${at(line)}.`
            : `${screens} are offline, the first since ${at(line)}.`
        return {
          subject: title,
          title,
          details: `${offline}${othersOnline(line)}`,
          next: 'Check the power and network.',
        }
      }
      case 'screen-trouble': {
        const title = `${gym}: ${byCount(line.concerned, '1 screen needs attention', (n) => `${n} screens need attention`)}`
        return {
          subject: title,
          title,
          details: `${screens}. First noticed ${at(line)}.`,
          next: 'Open the location for details.',
        }
      }
      case 'no-workout-tomorrow': {
        const title = `No workout for ${dayOf(line)}`
        return {
          subject: `${title}: ${roundList(line.rounds)}`,
          title,
          details: roundsOf(line),
        }
      }
      case 'server-trouble':
        return serverTroubles[line.trouble ?? 'jobs'](line)
    }
  },
  ended(line) {
    const gym = line.gym ?? 'Location'
    switch (line.kind) {
      case 'location-away':
        return {
          subject: `${gym}: back online after ${length(line)}`,
          title: `${gym}: back online`,
          details: `The location was offline for ${length(line)}, starting ${at(line)}.`,
        }
      case 'screen-away':
        return {
          subject: `${gym}: all screens back online`,
          title: `${gym}: all screens back online`,
          details: `The outage lasted ${length(line)}, starting ${at(line)}.`,
        }
      case 'screen-trouble':
        return {
          subject: `${gym}: screens recovered after ${length(line)}`,
          title: `${gym}: screens recovered`,
          details: `The screen issues lasted ${length(line)}, starting ${at(line)}.`,
        }
      case 'no-workout-tomorrow':
        return ended(
          `All gaps filled for ${dayOf(line)}`,
          'Every round on your screens has a workout.',
        )
      case 'server-trouble':
        return serverEnds[line.trouble ?? 'jobs'](line)
    }
  },
  muted: (until) => `Alerts are muted until ${untilIn('en', until)}.`,
  manyBegan: (lines) => withPlaces(`${String(lines.length)} alerts`, lines),
  manyEnded: (lines) => withPlaces(`${String(lines.length)} alerts resolved`, lines),
  buttons: {
    dashboard: 'Open dashboard',
    location: 'View location',
    schedule: 'Open schedule',
    system: 'Open System page',
  },
  manage: 'Manage notification settings',
  summary: ({ away, awayCount, watched, ended: endedCount, longestMinutes, looks, hole }) => {
    const lately = byCount(
      endedCount,
      `1 location outage was resolved in the last 24 hours, after ${lengthIn('en', longestMinutes)}.`,
      (n) =>
        `${n} location outages were resolved in the last 24 hours. The longest lasted ${lengthIn('en', longestMinutes)}.`,
    )
    return {
      subject:
        awayCount === 0
          ? 'Daily summary: no location outages'
          : `Daily summary: ${String(awayCount)} of ${String(watched)} locations offline`,
      heading:
        awayCount === 0
          ? 'No location outages'
          : byCount(awayCount, '1 location is offline', (n) => `${n} locations are offline`),
      paragraphs: [
        ...(endedCount > 0 ? [lately] : []),
        ...(endedCount === 0 && awayCount === 0
          ? ['There were none in the last 24 hours either.']
          : []),
        ...(looks > 0
          ? [
              byCount(
                looks,
                '1 location has screens that need attention.',
                (n) => `${n} locations have screens that need attention.`,
              ),
            ]
          : []),
        hole === null
          ? 'There are no workout gaps in the next 7 days.'
          : `Next workout gap: ${dayIn('en', hole.day)}, ${roundList(hole.rounds)}.`,
        ...(awayCount > away.length
          ? [`These are the ${String(away.length)} longest outages:`]
          : []),
      ],
    }
  },
}
