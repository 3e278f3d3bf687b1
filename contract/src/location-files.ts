import { z } from 'zod'
import { call } from './call.ts'
import { byId, Id, QueryBoolean, Stamp } from './fields.ts'
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

/** How many rows one file of gyms may have. */
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

/** Opening hours of all days, and of single ones, Sunday first. */
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

/** What a column of a file of gyms and their people can be. */
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

/** A gym of a file: what it becomes, or that it is there already and left as it is. */
export const ImportedLocation = z.object({
  /** The first row that names it. */
  row: z.int(),
  /** Null until it is there. */
  id: Id.nullable(),
  locationIdentifier: z.string(),
  name: z.string(),
  timeZone: z.string().nullable(),
  becomes: z.enum(['new', 'there', 'to-correct']),
})
export type ImportedLocation = z.infer<typeof ImportedLocation>

/** Somebody of a file: new, given gyms that they had not, or there with all of them already. */
export const ImportedPerson = z.object({
  /** The first row that names them. */
  row: z.int(),
  email: z.string(),
  name: z.string(),
  /** The numbers of the gyms that they are given. */
  gyms: z.array(z.string()),
  becomes: z.enum(['new', 'given', 'there', 'to-correct']),
})
export type ImportedPerson = z.infer<typeof ImportedPerson>

/** The link by which somebody sets their first password; the server keeps none. */
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
  /** By this it is taken back; null when nothing was written. */
  batch: Id.nullable(),
  rows: z.int(),
  gyms: z.array(ImportedLocation),
  people: z.array(ImportedPerson),
  ...importReport(LocationColumn),
  /** Of those who are invited where no mail is sent: told once. */
  links: z.array(InvitationLink),
})
export type LocationImportOutcome = z.infer<typeof LocationImportOutcome>

/** Why a gym is left alone when its import is taken back. */
export const keptLocationReasons = [
  /** It, its screens or its timer were changed since, or a display was linked. */
  'changed',
  /** Somebody looks after it who was given it since, or who has come in. */
  'has-people',
] as const
export type KeptLocationReason = (typeof keptLocationReasons)[number]

/** Why somebody is left as they are when the import that added them is taken back. */
export const keptPersonReasons = [
  /** Somebody has changed them since. */
  'changed',
  /** They have set their password. */
  'came-in',
  /** A gym of theirs is left, and they with it. */
  'gym-stays',
] as const
export type KeptPersonReason = (typeof keptPersonReasons)[number]

export const LocationImportUndoOutcome = z.object({
  /** How many gyms are gone again, each with its screens. */
  gyms: z.int(),
  /** How many people were removed, or lost the gyms that they had been given. */
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
    summary: `Takes gyms, each with its ten screens, and their people in from the rows of a CSV or XLSX file, ${String(locationRowsMax)} at most: all of them or, where one is wrong, none. The file is the body, or base64 in JSON with corrections. A gym whose number is there already is left as it is. People are added for super-admins only, with a step-up, and invited. With dryRun=true nothing is written, and every row is told with what is wrong`,
    query: z.strictObject({
      dryRun: QueryBoolean.optional(),
      /** By this its progress can be asked for. */
      progress: ProgressId.optional(),
    }),
    body: importFileOf(LocationColumn),
    data: LocationImportOutcome,
    status: 201,
    takesIdempotencyKey: true,
    bodyMax: importBodyMax,
  }),
  undoLocationImport: call({
    method: 'POST',
    path: '/api/v1/locations/import/:id/undo',
    may: 'locations.create',
    summary: `Takes an import of gyms back within ${String(undoWithinHours)} hours, for whoever did it, with a step-up: gyms, screens and people that it made go, except what was changed since, which is told`,
    params: byId,
    data: LocationImportUndoOutcome,
    takesIdempotencyKey: true,
  }),
  getLocationImportProgress: call({
    method: 'GET',
    path: '/api/v1/locations/import/progress',
    may: 'locations.create',
    summary:
      'Where an import of gyms that one began oneself is; null when it is not under way here',
    query: z.strictObject({ progress: ProgressId }),
    data: ImportProgress.nullable(),
  }),
  getLocationImportSample: call({
    method: 'GET',
    path: '/api/v1/locations/import/sample',
    may: 'locations.create',
    summary: 'A file to start from, with two gyms and three people: JSON as below, or a file',
    query: z.strictObject({
      format: z.enum([...sheetFormats, 'json']).default('json'),
      /** In which language the columns are named. */
      headers: HeaderLanguage.default('en'),
    }),
    data: z.array(z.array(z.string())),
  }),
}
