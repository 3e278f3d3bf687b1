import type { GymColumn } from '@roundboard/contract'
import { pluralIn } from '../../../shared/i18n/plural.ts'

const plural = pluralIn('en')

const columns: Readonly<Record<GymColumn, string>> = {
  locationIdentifier: 'Number',
  name: 'Name',
  country: 'Country',
  timeZone: 'Time Zone',
  language: 'Language',
  vtsEnabled: 'Timer',
  androidOs: 'Android Boxes',
  is365: '24/365',
  lrVideo: 'Locker Room Videos',
  equipment: 'Equipment',
  openingHours: 'Opening Hours',
  sunday: 'Sunday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  email: 'Email',
  firstName: 'First Name',
  lastName: 'Last Name',
  mailLanguage: 'Email Language',
}

const gyms = (count: number) => plural(count, { one: '# location', other: '# locations' })
const people = (count: number) => plural(count, { one: '# person', other: '# people' })

export const en = {
  title: 'Import locations',
  why: 'Import locations, each with ten screens, and the people who run them. Nothing is saved until every row is valid.',
  locations: 'Locations',
  dropWhy: (rows: string) =>
    `Up to ${rows} rows: one per location, plus one for each additional person. Column names can be in English, Spanish or French. In the Equipment column, list what the location has, separated by commas. If it’s empty, the location has everything.`,
  columns,
  gyms,
  people,
  tabGyms: 'Locations',
  tabPeople: 'People',
  gym: 'Location',
  gymsOf: 'Locations',
  becomes: 'Result',
  gymNew: 'New, with ten screens',
  there: 'Already exists',
  personNew: 'Will be invited',
  personGiven: 'Already has an account; will get access',
  personThere: 'Already has an account',
  nobody: 'This file doesn’t list any people.',
  allOf: (first: string, count: number) => `${first} and ${String(count)} more`,
  import: (newGyms: number, newPeople: number) =>
    newGyms === 0
      ? plural(newPeople, { one: 'Add # person', other: 'Add # people' })
      : newPeople === 0
        ? plural(newGyms, { one: 'Import # location', other: 'Import # locations' })
        : `Import ${gyms(newGyms)}, add ${people(newPeople)}`,
  nothingNew: 'Everything in this file already exists. There’s nothing to import.',
  leftAsTheyAre: 'Existing locations won’t change.',
  done: (count: number) =>
    plural(count, { one: 'Imported # location', other: 'Imported # locations' }),
  donePeople: (count: number) => plural(count, { one: 'added # person', other: 'added # people' }),
  doneWhy:
    'Each location has ten screens. Next, link them: enter their codes on site with a phone.',
  invitedByMail: (count: number) =>
    plural(count, {
      one: 'Invitation email sent to # person.',
      other: 'Invitation emails sent to # people.',
    }),
  toLocations: 'View locations',
  setUp: (name: string) => `Set up ${name}`,
  setUpTitle: 'Set up screens',
  setUpWhy: 'On each location’s page, enter its screens’ codes and see which ones are online.',
  linksTitle: 'Share invitation links',
  linksWhy: (until: string) =>
    `Email isn’t set up, so share each person’s link yourself. The links are shown only now and expire ${until}.`,
  downloadLinks: 'Download all links (CSV)',
  linksFile: 'invitations.csv',
  link: 'Link',
  person: 'Name',
  leaveThem: 'Leave anyway',
  lostTitle: 'Leave without downloading the links?',
  lost: 'The links are shown only now. Without them, you’ll have to invite each person again on their page.',
  imported: (newGyms: number, newPeople: number) =>
    newGyms === 0
      ? `Added ${people(newPeople)}`
      : newPeople === 0
        ? `Imported ${gyms(newGyms)}`
        : `Imported ${gyms(newGyms)}, added ${people(newPeople)}`,
  takeBack: 'Undo import',
  takeBackSure: 'Undo this import?',
  takeBackWhy:
    'This removes the locations, screens and people it created. Anything changed since is kept and listed here.',
  takenBack: 'Import undone',
  takenBackPartly: (count: number) =>
    plural(count, {
      one: 'Import undone, except # item that’s in use',
      other: 'Import undone, except # items that are in use',
    }),
  gone: (gymsGone: string, peopleGone: string) => `Removed ${gymsGone} and ${peopleGone}.`,
  leftTitle: 'Kept',
  leftWhy: 'To remove one of these too, delete it on its page.',
  leftGym: {
    changed: 'the location, its screens or its timer changed since',
    'has-people': 'someone has access to it now',
  },
  leftPerson: {
    changed: 'their account changed since',
    'came-in': 'they’ve set their password',
    'gym-stays': 'one of their locations was kept',
  },
}
export type GymImportWords = typeof en
