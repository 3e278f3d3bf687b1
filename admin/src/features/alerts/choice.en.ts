import type { WebhookFailure } from '@roundboard/contract'
import type { AlertChannel, AlertKind } from '@roundboard/domain'

/** The page on which one chooses of what one is told. */
export const en = {
  title: 'Notification settings',
  intro: 'Choose which alerts you get, for which locations, and how.',
  what: 'your notification settings',
  thing: 'form',
  panel: 'Your alerts',
  usual: 'These are the default settings for your role. Change them to make your own.',
  saved: 'Notification settings saved.',
  kinds: 'Alert me when',
  kind: {
    'location-away': 'a location is offline',
    'screen-away': 'some of a location’s screens are offline',
    'screen-trouble': 'a screen needs attention',
    'no-workout-tomorrow': 'there is no workout for tomorrow',
    'server-trouble': 'the server has a problem',
  } satisfies Record<AlertKind, string>,
  kindHint: {
    'location-away':
      'None of its screens is responding. You get one message, and another when it recovers.',
    'screen-away': 'The others are online. You get one message for all of them.',
    'screen-trouble':
      'Frozen video, display error, full disk, can’t start offline, or an outdated version.',
    'no-workout-tomorrow': 'Sent at 6 PM local time. Days with only a draft count too.',
    'server-trouble':
      'Its disk, database, email, background jobs or clock, or many locations going offline at once.',
  } satisfies Record<AlertKind, string>,
  gyms: 'For which locations',
  allGyms: 'All locations I can see, including new ones',
  someGyms: 'Only these',
  chosenGyms: 'Locations',
  findGym: 'Find a location',
  noGym: 'No locations match.',
  nobodysGym: 'Choose at least one location to get alerts.',
  lostGyms:
    'You no longer have access to the locations you chose, so you get alerts for all of them. Choose others to change this.',
  channels: 'How',
  channel: {
    email: 'By email',
    bell: 'In the console',
    webhook: 'By webhook',
  } satisfies Record<AlertChannel, string>,
  mailTo: (address: string) => `To ${address}.`,
  mailOff: 'Email isn’t set up on this server. Ask your administrator to set it up.',
  bellHint: 'In the header of every page. It’s silent, so quiet hours don’t apply.',
  webhookHint: 'To the URL below.',
  webhookFirst: 'Set the URL below first.',
  minutes: 'Alert delay in minutes',
  minutesHint:
    'Each location sets its own delay and opening hours. Change them on the location’s page.',
  toGyms: 'Go to locations',
  quiet: 'Quiet hours',
  quietHint:
    'Emails and webhooks are held until quiet hours end; anything resolved by then isn’t sent.',
  quietFrom: 'Quiet hours start',
  quietTo: 'Quiet hours end',
  summary: 'Daily summary by email',
  summaryHint: 'The status of your locations, what’s offline, and the next day without a workout.',
  noSummary: 'None',
  at: (clock: string) => `At ${clock}`,
  zone: 'Your time zone',
  zoneHint: 'Used for quiet hours and the daily summary.',
  noneOf: 'None',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  webhook: 'Webhook',
  webhookWhy:
    'We send each alert to this URL as a signed request (Standard Webhooks). It must start with https:// and be reachable from the internet.',
  webhookThing: 'webhook',
  url: 'URL',
  secretSince: (when: string) => `Signing secret created ${when}.`,
  secret: 'Signing secret',
  newSecret: 'New secret',
  sureNewSecret: 'Create a new secret?',
  newSecretDetail: 'Your endpoint will reject requests until you give it the new secret.',
  remove: 'Remove webhook',
  sureRemove: 'Remove the webhook?',
  removeDetail: 'Alerts will no longer be sent to it, and its secret is deleted.',
  removed: 'Webhook removed.',
  webhookSaved: 'Webhook saved.',
  try: 'Send test',
  tried: (status: string) => `Test delivered. Response: ${status}.`,
  failed: {
    'not-public': 'Nothing was sent. The URL doesn’t exist or points to a private network.',
    redirected:
      'The URL redirects to another one. Redirects aren’t followed, so enter that one here.',
    refused: 'The request was rejected.',
    silent: 'The request timed out.',
    unreachable: 'Couldn’t connect. Check the URL and that your server is running.',
    certificate: 'The certificate isn’t valid, so nothing was sent.',
  } satisfies Record<WebhookFailure, string>,
  answered: (status: string) => `Response: ${status}.`,
}
export type ChoiceWords = typeof en
