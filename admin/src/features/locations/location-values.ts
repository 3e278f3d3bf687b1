import {
  type Location,
  locationFields,
  namesOf,
  pick,
  unlessGiven,
  type Written,
} from '@roundboard/contract'

// The schedule has a page of its own, the opening hours a form of their own.
const { schedule: _, openingHours: _hours, awayMinutes: _minutes, ...fields } = locationFields

/** What the form of a location has: every field but the schedule and the opening hours. */
export const formFields = fields

export type LocationField = keyof typeof formFields

export type LocationValues = Written<typeof formFields>

export const blankLocation: LocationValues = {
  ...unlessGiven(formFields),
  name: '',
  locationIdentifier: '',
  timeZone: 'America/New_York',
  language: 'en-us',
}

export const valuesOf = (location: Location): LocationValues => pick(location, namesOf(formFields))
