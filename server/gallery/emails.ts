import type { EmailContent } from '../src/areas/messaging/email/email-content.ts'

type Line = Extract<EmailContent, { kind: 'alert' }>['lines'][number]

const link = (path: string) => `https://walls.boxandgo.example${path}`
const linksTo = (page: 'dashboard' | 'location') => ({
  link: link(page === 'location' ? '/admin/my-locations/0t8qv3xk' : '/admin/dashboard'),
  page,
  settings: link('/admin/profile/alerts'),
})
const token = 'Tn1sP0lXk4bW8vR2qYcJ6mZfDgHuA3oE9iK7yVxQwLs'
const longestGym = 'Box & Go Saint-Germain-en-Laye – Château, Gare RER et Rive Gauche de la Seine'
const longestScreens = Array.from({ length: 4 }, (_, at) => ({
  round: at + 1,
  name: `Round ${String(at + 1)} · Left of the mirrored wall behind the heavy bags`,
  trouble: at === 1 ? ('no-space' as const) : ('frozen' as const),
}))

const away: Line = {
  kind: 'location-away',
  gym: 'Brooklyn – Smith Street',
  zone: 'America/New_York',
  since: '2026-11-21T21:05',
  until: null,
  minutes: null,
  screens: [],
  concerned: 10,
  linked: 10,
  gyms: 1,
  day: null,
  rounds: [],
  drafts: [],
  trouble: null,
}
const screenAway: Line = {
  ...away,
  kind: 'screen-away',
  gym: 'Austin – South Congress',
  zone: 'America/Chicago',
  since: '2026-11-21T20:12',
  screens: [{ name: 'Round 4', round: 4, trouble: null }],
  concerned: 1,
}
const trouble: Line = {
  ...away,
  kind: 'screen-trouble',
  gym: 'Paris – Bastille',
  zone: 'Europe/Paris',
  since: '2026-11-22T03:02',
  screens: [{ name: 'Round 7', round: 7, trouble: 'frozen' }],
  concerned: 1,
}
const tomorrow: Line = {
  ...away,
  kind: 'no-workout-tomorrow',
  gym: null,
  day: '2026-11-22',
  rounds: [3, 7],
  drafts: [7],
}
const longest: Line = { ...trouble, gym: longestGym, screens: longestScreens, concerned: 9 }

const invitation: EmailContent = {
  kind: 'invitation',
  firstName: 'Nina',
  inviter: 'Marisol Véga',
  link: link(`/invitation#${token}`),
}

/** Every kind of email, typical and as long as possible. */
export const emails: Readonly<Record<string, EmailContent>> = {
  invitation,
  'invitation-longest': {
    ...invitation,
    firstName: 'Wolfeschlegelsteinhausenbergerdo',
    inviter: 'Wilhelmina-Alexandrina von und z Wolfeschlegelsteinhausenbergerdo',
  },
  reset: { kind: 'reset', firstName: 'Nina', link: link(`/reset#${token}`) },
  'password-changed': {
    kind: 'password-changed',
    email: 'nina.newcomer@boxandgo.example',
    at: '2026-11-22T02:19:00.000Z',
    address: '203.0.113.24',
  },
  'email-changed': {
    kind: 'email-changed',
    oldEmail: 'nina.newcomer@boxandgo.example',
    newEmail: 'nina@boxandgo.example',
    at: '2026-11-22T02:19:00.000Z',
    address: '203.0.113.24',
  },
  'second-factor': { kind: 'second-factor-changed', what: 'reset' },
  test: { kind: 'test' },
  alert: { kind: 'alert', lines: [away], ...linksTo('location') },
  alerts: {
    kind: 'alert',
    lines: [away, screenAway, trouble, tomorrow],
    ...linksTo('dashboard'),
  },
  'alerts-longest': {
    kind: 'alert',
    lines: [longest, { ...away, gym: longestGym }],
    ...linksTo('dashboard'),
  },
  'alert-longest': {
    kind: 'alert',
    lines: [longest],
    ...linksTo('location'),
  },
  back: {
    kind: 'back',
    lines: [{ ...away, until: '2026-11-21T21:19', minutes: 14 }],
    ...linksTo('location'),
  },
  summary: {
    kind: 'summary',
    summary: {
      away: [away, screenAway],
      awayCount: 2,
      watched: 400,
      ended: 3,
      longestMinutes: 74,
      looks: 5,
      hole: { day: '2026-11-24', rounds: [3, 7] },
      troubles: [],
    },
    ...linksTo('dashboard'),
  },
}
