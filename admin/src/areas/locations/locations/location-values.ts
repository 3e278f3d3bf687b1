import {
  type Location,
  locationFields,
  namesOf,
  pick,
  unlessGiven,
  type Written,
} from '@roundboard/contract'
import type { UseFormReturn } from 'react-hook-form'

// The schedule has a page of its own.
const { schedule: _, ...fields } = locationFields

/** What the form of a location has: every field but the schedule. */
export const formFields = fields

export type LocationField = keyof typeof formFields

export type LocationValues = Written<typeof formFields>
export type LocationForm = UseFormReturn<LocationValues, unknown, LocationValues>

export const blankLocation: LocationValues = {
  ...unlessGiven(formFields),
  name: '',
  locationIdentifier: '',
  timeZone: 'America/New_York',
  language: 'en-us',
}

export const valuesOf = (location: Location): LocationValues => pick(location, namesOf(formFields))
