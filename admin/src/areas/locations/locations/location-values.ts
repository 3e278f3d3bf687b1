import {
  type Location,
  locationFields,
  namesOf,
  pick,
  defaultsOf,
  type InputOf,
} from '@roundboard/contract'
import type { UseFormReturn } from 'react-hook-form'

// The schedule is on another page.
const { schedule: _, ...fields } = locationFields

/** The fields of the location form, without the schedule. */
export const formFields = fields

export type LocationField = keyof typeof formFields

export type LocationValues = InputOf<typeof formFields>
export type LocationForm = UseFormReturn<LocationValues, unknown, LocationValues>

export const blankLocation: LocationValues = {
  ...defaultsOf(formFields),
  name: '',
  locationIdentifier: '',
  timeZone: 'America/New_York',
  language: 'en-us',
}

export const valuesOf = (location: Location): LocationValues => pick(location, namesOf(formFields))
