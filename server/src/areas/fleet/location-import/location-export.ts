import {
  type calls,
  equipmentNames,
  type Location,
  type LocationColumn,
  type Region,
} from '@roundboard/contract'
import { equipment, regionPathText, regionTree } from '@roundboard/domain'
import type { z } from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import { sampleFilesMessages } from '../../../platform/messages/sample-files.ts'
import type { LocationsService } from '../../locations/locations/index.ts'
import { locationColumnKinds } from './location-import-columns.ts'

type Query = z.output<(typeof calls.exportLocations)['query']>

interface Dependencies {
  readonly locations: Pick<LocationsService, 'list'>
  readonly regions: { readonly list: (actor: Actor) => Promise<Region[]> }
}

export type ExportsLocations = (actor: Actor, query: Query) => Promise<string[][]>

/** The locations that the caller sees, with the columns of imports and others. */
export const createLocationExport =
  ({ locations, regions }: Dependencies): ExportsLocations =>
  async (actor, { sort, headers, format: _, ...filter }) => {
    const words = sampleFilesMessages(headers).locations
    const names = equipmentNames(headers)
    const paths = new Map(
      regionTree(await regions.list(actor)).map(({ region, path }) => [
        region.id,
        regionPathText(path),
      ]),
    )
    const { items } = await locations.list(actor, filter, { page: 1, limit: 1_000_000, sort })
    const bool = (is: boolean) => (is ? words.yes : words.no)
    const equipmentOf = ({ missingEquipment }: Location) => {
      const there = equipment.filter((piece) => !missingEquipment.includes(piece))
      if (there.length === 0) return words.none
      return missingEquipment.length === 0
        ? words.all
        : there.map((piece) => names[piece]).join(', ')
    }
    const hoursOn = (day: number) => (location: Location) => {
      const openings = location.openingHours[day] ?? []
      if (openings.length === 0) return words.closed
      return openings.map(({ from, to }) => `${from}-${to}`).join(', ')
    }
    const imported: [LocationColumn, (location: Location) => string][] = [
      ['locationIdentifier', (one) => one.locationIdentifier],
      ['name', (one) => one.name],
      ['timeZone', (one) => one.timeZone],
      ['language', (one) => one.language],
      ['vtsEnabled', (one) => bool(one.vtsEnabled)],
      ['androidOs', (one) => bool(one.androidOs)],
      ['is365', (one) => bool(one.is365)],
      ['lrVideo', (one) => bool(one.lrVideo)],
      ['equipment', equipmentOf],
      ['sunday', hoursOn(0)],
      ['monday', hoursOn(1)],
      ['tuesday', hoursOn(2)],
      ['wednesday', hoursOn(3)],
      ['thursday', hoursOn(4)],
      ['friday', hoursOn(5)],
      ['saturday', hoursOn(6)],
    ]
    const others: [string, (location: Location) => string][] = [
      [words.status, ({ health }) => words.health[health.group]],
      [words.region, ({ region }) => paths.get(region ?? '') ?? ''],
      [words.tags, ({ tags }) => tags.join(', ')],
      [words.screens, ({ health }) => String(health.screens)],
      [words.linked, ({ health }) => String(health.linked)],
      [words.online, ({ health }) => String(health.connected)],
    ]
    const columns = [
      ...imported.map(
        ([column, value]) => [locationColumnKinds.headerOf(column, headers), value] as const,
      ),
      ...others,
    ]
    return [
      columns.map(([header]) => header),
      ...items.map((location) => columns.map(([, value]) => value(location))),
    ]
  }
