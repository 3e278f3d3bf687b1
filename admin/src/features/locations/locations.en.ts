import { pluralIn } from '../../shared/i18n/plural.ts'

const plural = pluralIn('en')

export const en = {
  locations: 'Locations',
  myLocations: 'My Locations',
  subject: 'locations',
  thing: 'location',
  theLocation: 'this location',
  none: 'No locations found',
  noneYet: 'A location is a gym with its screens. Add the first one to begin.',
  noneYours: 'Nobody has given you a location yet. Please ask support.',
  add: 'Add Location',
  name: 'Name',
  number: (appName: string) => `${appName} Number`,
  numberHint: 'Franchise prefix, optional country code, 4 or more digits, such as RB-1024.',
  timeZone: 'Time Zone',
  thereNow: (time: string) => `It is ${time} there now.`,
  commonZones: 'Common',
  allZones: 'All time zones',
  language: 'Language',
  commonLanguages: 'US and Canada',
  allLanguages: 'All languages',
  active: 'Active',
  status: 'Status',
  enabled: 'Enabled',
  notEnabled: 'Not enabled',
  createdAt: 'Created At',
  updatedAt: 'Updated At',
  connectedOf: (connected: number, all: number) =>
    `${String(connected)} of ${String(all)} connected`,
  activeHint: 'The gym is a customer.',
  enabledHint: 'Its walls show workouts.',
  lrVideo: 'Locker room videos',
  lrVideoHint: 'Walls show the franchise-portal (locker room) videos where there are some.',
  is365: '365 location',
  is365Hint: 'Open all day: workouts change in the evening before.',
  vtsEnabled: 'Timer',
  vtsEnabledHint: 'Walls show the interval timer.',
  androidOs: 'Android boxes',
  androidOsHint: 'Screens run on Android instead of a mini PC.',
  palette: 'Timer colours',
  paletteClassic: 'Classic: green, yellow, red',
  paletteAccessible: 'For colour-blind members',
  details: 'Details',
  adminsOnly: 'Only admins change this.',
  added: (name: string, appName: string) => `Added Location: ${name} to the ${appName} system.`,
  updated: (name: string) => `Updated Location: ${name}`,
  deleted: (name: string) => `Deleted Location: ${name}`,
  sureDelete: (name: string) =>
    `Are you sure you want to delete location: "${name}" ? This cannot be undone: its displays show codes and have to be linked again.`,
  hardRefresh: 'Hard Refresh',
  hardRefreshed: (name: string) =>
    `Hard refresh sent to ${name}. Please wait 30-60 seconds for its screens to reload.`,
  scheduling: '24/7 Scheduling',
  nothingToReload: (name: string) =>
    `No screen of ${name} has a display linked: there is nothing to reload.`,
  screensToo: (count: number, language: string) =>
    plural(count, {
      one: `# screen of this location has another language. Change it to ${language}, too?`,
      other: `# screens of this location have another language. Change them to ${language}, too?`,
    }),
  changeScreens: 'Change the language',
  screensChanged: (count: number) =>
    plural(count, {
      one: 'Changed the language of # screen.',
      other: 'Changed the language of # screens.',
    }),
  refreshedEvery: 'Refreshed every 45 seconds.',
  problem: 'the location',
  schedule: 'Schedule',
  scheduleOf: (name: string) => `24/7 Schedule of ${name}`,
  scheduleWhy: (zone: string) =>
    `From the hour that you choose, the walls show the next day’s workout. Hours are in the evening, in the location’s time zone, ${zone}.`,
  scheduleNot365: 'This schedule only counts while the location is a 365 location.',
  hour: (weekday: string) => `${weekday} hour`,
  hourHint: '5 (5PM) to 12 (12AM)',
  turnsAt: (weekday: string, time: string, next: string) =>
    `On ${weekday} at ${time}, ${next}’s workout appears.`,
  turnsAtMidnight: (weekday: string, next: string) =>
    `On ${weekday} at midnight, ${next}’s workout appears.`,
  workoutOf: (weekday: string) => `${weekday}’s workout`,
  onTheWall: 'What will be on the wall',
  allAt: 'Set every day to',
  scheduleUpdated: (name: string) => `Updated ${name} Location Schedule`,
  screens: (count: number) => plural(count, { one: '# screen', other: '# screens' }),
}
export type LocationWords = typeof en
