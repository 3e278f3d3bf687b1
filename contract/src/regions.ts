import { limits } from '@roundboard/domain'
import { z } from 'zod'
import { call } from './call.ts'
import {
  byId,
  changes,
  entityFields,
  Id,
  identity,
  line,
  Stamp,
  stamps,
  writable,
} from './fields.ts'
import { outputSchemas, changeSchemas, draftSchemas, plain } from './shape.ts'

/** The fields of a region that callers write. */
export const regionFields = {
  name: plain(line(limits.regionNameLength), z.string()),
  /** The region that it is part of; null at the top. */
  parent: plain(Id.nullable(), Id.nullable(), null),
}

/** Part of the franchise's area, in a tree of at most three levels. */
export const Region = z.object({
  ...identity,
  ...outputSchemas(regionFields),
  /** How many locations are directly in it, not in its sub-regions. */
  locations: z.int(),
  ...stamps,
})
export type Region = z.infer<typeof Region>

const readOnly = [...entityFields, 'locations'] as const

export const RegionDraft = writable(draftSchemas(regionFields), readOnly)
export type RegionDraft = z.input<typeof RegionDraft>
export const RegionChanges = changes(
  { ...changeSchemas(regionFields), expectedUpdatedAt: Stamp },
  readOnly,
)

export const regionCalls = {
  listRegions: call({
    method: 'GET',
    path: '/api/v1/regions',
    may: 'locations.read',
    scope: 'locations:read',
    summary:
      'All regions by name; location users get the regions of their locations and their parent regions',
    data: z.array(Region),
  }),
  createRegion: call({
    method: 'POST',
    path: '/api/v1/regions',
    may: 'regions.write',
    summary: 'Adds a region',
    body: RegionDraft,
    data: Region,
    status: 201,
    takesIdempotencyKey: true,
  }),
  updateRegion: call({
    method: 'PUT',
    path: '/api/v1/regions/:id',
    may: 'regions.write',
    summary: 'Renames a region, or moves it with its sub-regions and locations',
    params: byId,
    body: RegionChanges,
    data: Region,
  }),
  deleteRegion: call({
    method: 'DELETE',
    path: '/api/v1/regions/:id',
    may: 'regions.write',
    summary: 'Deletes a region that has no locations or sub-regions',
    params: byId,
    data: Region,
  }),
}
