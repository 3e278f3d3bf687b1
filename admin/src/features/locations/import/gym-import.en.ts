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
  email: 'E-mail',
  firstName: 'First Name',
  lastName: 'Last Name',
  mailLanguage: 'Mails in',
}

const gyms = (count: number) => plural(count, { one: '# gym', other: '# gyms' })
const people = (count: number) => plural(count, { one: '# person', other: '# people' })

export const en = {
  title: 'Import gyms',
  why: 'Gyms with their ten screens, and the people who look after them. Nothing is written until every row is right. All rows or none.',
  locations: 'Locations',
  dropWhy: (rows: string) =>
    `Up to ${rows} rows: a gym each, and a row more for each further person of it. Columns are found by their names, in English, Spanish or French. Under Equipment stands what a gym has, with commas between; nothing there: all of it.`,
  columns,
  gyms,
  people,
  tabGyms: 'Gyms',
  tabPeople: 'People',
  gym: 'Gym',
  gymsOf: 'Gyms',
  becomes: 'Becomes',
  gymNew: 'New, with ten screens',
  there: 'There already',
  personNew: 'Invited',
  personGiven: 'Has an account; is given the gyms',
  personThere: 'Has an account',
  nobody: 'Nobody is named in this file.',
  allOf: (first: string, count: number) => `${first} and ${String(count)} more`,
  import: (newGyms: number, newPeople: number) =>
    newGyms === 0
      ? plural(newPeople, { one: 'Add # person', other: 'Add # people' })
      : newPeople === 0
        ? plural(newGyms, { one: 'Import # gym', other: 'Import # gyms' })
        : `Import ${gyms(newGyms)}, add ${people(newPeople)}`,
  nothingNew: 'Everything in this file is there already. Nothing is left to import.',
  leftAsTheyAre: 'Gyms that are there already are left as they are.',
  done: (count: number) => plural(count, { one: '# gym is there', other: '# gyms are there' }),
  donePeople: (count: number) =>
    plural(count, { one: '# person was added', other: '# people were added' }),
  doneWhy: 'Each has its ten screens. Their codes are next: at each gym, with a phone.',
  invitedByMail: (count: number) =>
    plural(count, {
      one: '# person gets an invitation by mail.',
      other: '# people get an invitation by mail.',
    }),
  toLocations: 'Show the locations',
  setUp: (name: string) => `Set up ${name}`,
  setUpTitle: 'Their walls',
  setUpWhy: 'On the page of a gym its codes are entered and its walls answer.',
  linksTitle: 'Links to hand over',
  linksWhy: (until: string) =>
    `No mail is sent here, so hand each of them their link yourself. The links are shown only now, and are good until ${until}.`,
  downloadLinks: 'Download all links (CSV)',
  linksFile: 'invitations.csv',
  link: 'Link',
  person: 'Name',
  leaveThem: 'Leave without them',
  lostTitle: 'The links are not downloaded',
  lost: 'They are shown only now. Whoever leaves without them has to invite each person again on their page.',
  imported: (newGyms: number, newPeople: number) =>
    newGyms === 0
      ? `Added ${people(newPeople)}`
      : newPeople === 0
        ? `Imported ${gyms(newGyms)}`
        : `Imported ${gyms(newGyms)}, added ${people(newPeople)}`,
  takeBack: 'Take the import back',
  takeBackSure: 'Take this import back?',
  takeBackWhy:
    'The gyms, screens and people that it made are removed. What somebody has changed since is left, and listed here.',
  takenBack: 'The import was taken back',
  takenBackPartly: (count: number) =>
    plural(count, {
      one: 'The import was taken back, but # thing that is in use was left',
      other: 'The import was taken back, but # things that are in use were left',
    }),
  gone: (gymsGone: string, peopleGone: string) => `Gone again: ${gymsGone}, ${peopleGone}.`,
  leftTitle: 'Left as they are',
  leftWhy: 'Whoever is to go, too, is deleted on their page.',
  leftGym: {
    changed: 'it, its walls or its timer were changed since',
    'has-people': 'somebody looks after it by now',
  },
  leftPerson: {
    changed: 'somebody has changed them since',
    'came-in': 'they have set their password',
    'gym-stays': 'a gym of theirs is left',
  },
}
export type GymImportWords = typeof en
