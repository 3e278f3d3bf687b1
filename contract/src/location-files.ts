import { z } from 'zod'
import { call } from './call.ts'
import { byId, Id, QueryBoolean, Stamp } from './fields.ts'
import { LocationQuery } from './locations.ts'
import { undoWithinHours } from './schedule.ts'
import {
  HeaderLanguage,
  importBodyMax,
  importFileOf,
  ImportProgress,
  noticeIn,
  problemIn,
  ProgressId,
  importReport,
  sheetFormats,
} from './sheets.ts'

/** The most rows in one file. */
export const locationRowsMax = 2_000

export const locationColumnFields = [
  'locationIdentifier',
  'name',
  'country',
  'timeZone',
  'language',
  'vtsEnabled',
  'androidOs',
  'is365',
  'lrVideo',
  'equipment',
] as const

/** Columns for the opening hours of one weekday, Sunday first. */
export const hourFields = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const

export const personFields = ['email', 'firstName', 'lastName', 'mailLanguage'] as const

/** The columns of a file of locations and their people. */
export const locationColumns = [
  ...locationColumnFields,
  'openingHours',
  ...hourFields,
  ...personFields,
] as const
export type LocationColumn = (typeof locationColumns)[number]
const LocationColumn = z.enum(locationColumns)

export const LocationProblem = problemIn(LocationColumn)
export type LocationProblem = z.infer<typeof LocationProblem>

export const LocationNotice = noticeIn(LocationColumn)
export type LocationNotice = z.infer<typeof LocationNotice>

/** A location in a file: a new one, or an existing one, which isn't changed. */
export const ImportedLocation = z.object({
  /** Its first row. */
  row: z.int(),
  /** Null until it is created. */
  id: Id.nullable(),
  locationIdentifier: z.string(),
  name: z.string(),
  timeZone: z.string().nullable(),
  becomes: z.enum(['new', 'there', 'to-correct']),
})
export type ImportedLocation = z.infer<typeof ImportedLocation>

/** A person in a file: new, existing and given more locations, or existing with all of them. */
export const ImportedPerson = z.object({
  /** Their first row. */
  row: z.int(),
  email: z.string(),
  name: z.string(),
  /** The numbers of their locations. */
  gyms: z.array(z.string()),
  becomes: z.enum(['new', 'given', 'there', 'to-correct']),
})
export type ImportedPerson = z.infer<typeof ImportedPerson>

/** A link to set the first password; the server doesn't store it. */
export const InvitationLink = z.object({
  email: z.string(),
  name: z.string(),
  gyms: z.array(z.string()),
  /** A path of the console. */
  link: z.string(),
  expiresAt: Stamp,
})
export type InvitationLink = z.infer<typeof InvitationLink>

export const LocationImportOutcome = z.object({
  isWritten: z.boolean(),
  /** The ID for undo; null if nothing was written. */
  batch: Id.nullable(),
  rows: z.int(),
  gyms: z.array(ImportedLocation),
  people: z.array(ImportedPerson),
  ...importReport(LocationColumn),
  /** For people who are invited while no email is sent; returned only once. */
  links: z.array(InvitationLink),
})
export type LocationImportOutcome = z.infer<typeof LocationImportOutcome>

/** Why undoing an import doesn't delete a location. */
export const keptLocationReasons = [
  /** The location, its screens or its timer were changed since, or a device was linked. */
  'changed',
  /** Someone was given the location since, or one of its people has signed in. */
  'has-people',
] as const
export type KeptLocationReason = (typeof keptLocationReasons)[number]

/** Why undoing an import doesn't delete a person. */
export const keptPersonReasons = [
  /** They were changed since. */
  'changed',
  /** They have set their password. */
  'came-in',
  /** One of their locations isn't deleted. */
  'gym-stays',
] as const
export type KeptPersonReason = (typeof keptPersonReasons)[number]

export const LocationImportUndoOutcome = z.object({
  /** How many locations were deleted, each with its screens. */
  gyms: z.int(),
  /** How many people were deleted, or lost the locations that they were given. */
  people: z.int(),
  leftGyms: z.array(
    z.object({
      id: Id,
      locationIdentifier: z.string(),
      name: z.string(),
      reason: z.enum(keptLocationReasons),
    }),
  ),
  leftPeople: z.array(
    z.object({ id: Id, email: z.string(), name: z.string(), reason: z.enum(keptPersonReasons) }),
  ),
})
export type LocationImportUndoOutcome = z.infer<typeof LocationImportUndoOutcome>

export const locationFileCalls = {
  importLocations: call({
    method: 'POST',
    path: '/api/v1/locations/import',
    may: 'locations.create',
    summary: `Imports locations, each with ten screens, and their people from a CSV or XLSX file of up to ${String(locationRowsMax)} rows. If any row is invalid, nothing is imported. Send the file as the body, or as base64 in JSON with corrections. Existing locations don’t change. Only super-admins can add people, with a step-up; the people are invited. With dryRun=true, nothing is saved, and the response lists every problem`,
    query: z.strictObject({
      dryRun: QueryBoolean.optional(),
      /** An ID with which to ask for progress. */
      progress: ProgressId.optional(),
    }),
    body: importFileOf(LocationColumn),
    data: LocationImportOutcome,
    status: 201,
    takesIdempotencyKey: true,
    bodyMax: importBodyMax,
  }),
  exportLocations: call({
    method: 'GET',
    path: '/api/v1/locations/export',
    may: 'locations.read',
    scope: 'locations:read',
    summary:
      'Locations with their regions, tags, health, hours and numbers of screens, filtered as in the list, as JSON, CSV or XLSX with the columns of imports',
    query: LocationQuery.omit({ page: true, limit: true }).extend({
      format: z.enum([...sheetFormats, 'json']).default('json'),
      /** The language of the column names. */
      headers: HeaderLanguage.default('en'),
    }),
    data: z.array(z.array(z.string())),
  }),
  undoLocationImport: call({
    method: 'POST',
    path: '/api/v1/locations/import/:id/undo',
    may: 'locations.create',
    summary: `Undoes the caller’s import of locations within ${String(undoWithinHours)} hours, with a step-up. Deletes the locations, screens and people it created, and lists those that were kept because they changed since`,
    params: byId,
    data: LocationImportUndoOutcome,
    takesIdempotencyKey: true,
  }),
  getLocationImportProgress: call({
    method: 'GET',
    path: '/api/v1/locations/import/progress',
    may: 'locations.create',
    summary: 'The progress of the caller’s import, or null if it isn’t running on this server',
    query: z.strictObject({ progress: ProgressId }),
    data: ImportProgress.nullable(),
  }),
  getLocationImportSample: call({
    method: 'GET',
    path: '/api/v1/locations/import/sample',
    may: 'locations.create',
    summary: 'Sample rows with two locations and three people, as JSON, CSV or XLSX',
    query: z.strictObject({
      format: z.enum([...sheetFormats, 'json']).default('json'),
      /** The language of the column names. */
      headers: HeaderLanguage.default('en'),
    }),
    data: z.array(z.array(z.string())),
  }),
}
