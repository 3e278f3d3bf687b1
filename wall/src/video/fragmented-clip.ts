import { box, boxAt, boxesIn, joined, letters, numbers, requiredBoxAt, view } from './mp4-boxes.ts'

/** A clip cut so that a media source can play copies of it, one right behind the other. */
export type FragmentedClip = {
  /** With its codec, as `MediaSource.isTypeSupported` takes it. */
  readonly type: string
  readonly durationS: number
  /** What comes before all copies. */
  readonly start: Uint8Array<ArrayBuffer>
  /** So many copies, of which the first is the `first`-th of all, from 0. */
  copies(first: number, count: number): Uint8Array<ArrayBuffer>
}

type Sample = {
  readonly bytes: Uint8Array
  readonly ticks: number
  /** From when it is decoded to when it is shown, in ticks. */
  readonly shift: number
  readonly isKey: boolean
}

const containers = ['mdia', 'minf']

/**
 * Cuts an MP4 file of H.264 into fragments (ISO/IEC 14496-12 and -15); undefined for what it is not
 * sure of. Sound is left out: walls are silent.
 */
export function fragmentClip(file: Uint8Array): FragmentedClip | undefined {
  try {
    const movie = requiredBoxAt(file, 'moov')
    const tracks = boxesIn(movie).filter(({ type }) => type === 'trak')
    const track = tracks.find(({ data }) => handlerOf(data) === 'vide')?.data
    return track && fragmentTrack(file, movie, track)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function fragmentTrack(
  file: Uint8Array,
  movie: Uint8Array,
  track: Uint8Array,
): FragmentedClip | undefined {
  const codec = codecOf(track)
  const samples = samplesOf(file, requiredBoxAt(track, 'mdia', 'minf', 'stbl'))
  const ticks = samples.reduce((sum, sample) => sum + sample.ticks, 0)
  if (codec === undefined || ticks === 0 || !samples[0]?.isKey) return undefined

  const trackId = afterDates(requiredBoxAt(track, 'tkhd'))
  const media = box('mdat', ...samples.map(({ bytes }) => bytes))
  return {
    type: `video/mp4; codecs="${codec}"`,
    durationS: ticks / afterDates(requiredBoxAt(track, 'mdia', 'mdhd')),
    start: joined([
      box('ftyp', letters('iso6'), numbers(0), letters('iso6mp41')),
      box(
        'moov',
        box('mvhd', requiredBoxAt(movie, 'mvhd')),
        box('trak', withoutSamples(track)),
        box('mvex', box('trex', numbers(0, trackId, 1, 0, 0, 0))),
      ),
    ]),
    copies: (first, count) =>
      joined(
        Array.from({ length: count }, (_, copy) => [
          fragmentHead(trackId, (first + copy) * ticks, samples),
          media,
        ]).flat(),
      ),
  }
}

/** The box that goes before the samples of one copy. */
function fragmentHead(
  trackId: number,
  startsAt: number,
  samples: readonly Sample[],
): Uint8Array<ArrayBuffer> {
  const run = samples.flatMap(({ bytes, ticks, shift, isKey }) => [
    ticks,
    bytes.length,
    isKey ? 0x02_00_00_00 : 0x01_01_00_00,
    shift,
  ])
  const head = (mediaOffset: number) =>
    box(
      'moof',
      box('mfhd', numbers(0, 1)),
      box(
        'traf',
        box('tfhd', numbers(0x02_00_00, trackId)),
        box('tfdt', numbers(0x01_00_00_00, Math.floor(startsAt / 2 ** 32), startsAt % 2 ** 32)),
        box('trun', numbers(0x01_00_0f_01, samples.length, mediaOffset, ...run)),
      ),
    )
  return head(head(0).length + 8)
}

/** A track's boxes with empty tables, and without the edit list, which not every browser heeds. */
function withoutSamples(track: Uint8Array): Uint8Array {
  const kept = boxesIn(track).filter(({ type }) => type !== 'edts')
  return joined(
    kept.map(({ type, data }) => {
      if (containers.includes(type)) return box(type, withoutSamples(data))
      if (type !== 'stbl') return box(type, data)
      return box(
        'stbl',
        box('stsd', requiredBoxAt(data, 'stsd')),
        box('stts', numbers(0, 0)),
        box('stsc', numbers(0, 0)),
        box('stsz', numbers(0, 0, 0)),
        box('stco', numbers(0, 0)),
      )
    }),
  )
}

function handlerOf(track: Uint8Array): string {
  return String.fromCharCode(...requiredBoxAt(track, 'mdia', 'hdlr').subarray(8, 12))
}

/** The number that follows the two dates of a header: a track's id, a medium's ticks a second. */
function afterDates(header: Uint8Array): number {
  return view(header).getUint32(header[0] === 1 ? 20 : 12)
}

/** `avc1.` and profile, constraints and level in hex, as its decoder configuration says. */
function codecOf(track: Uint8Array): string | undefined {
  const description = requiredBoxAt(track, 'mdia', 'minf', 'stbl', 'stsd')
  const entry = boxAt(description.subarray(8), 'avc1')
  const configuration = entry && boxAt(entry.subarray(78), 'avcC')
  if (!configuration) return undefined
  const hex = Array.from(configuration.subarray(1, 4), (byte) => byte.toString(16).padStart(2, '0'))
  return `avc1.${hex.join('')}`
}

function samplesOf(file: Uint8Array, tables: Uint8Array): Sample[] {
  const sizes = sizesOf(requiredBoxAt(tables, 'stsz'))
  const ticks = runsOf(requiredBoxAt(tables, 'stts'))
  const shiftTable = boxAt(tables, 'ctts')
  const shifts = shiftTable ? runsOf(shiftTable) : []
  const keyTable = boxAt(tables, 'stss')
  const keys = keyTable && new Set(listOf(keyTable))
  const places = placesOf(tables, sizes)
  return sizes.map((size, index) => {
    const at = places[index] ?? file.length
    if (at + size > file.length) throw new RangeError('A sample lies outside of the file.')
    return {
      bytes: file.subarray(at, at + size),
      ticks: ticks[index] ?? 0,
      shift: shifts[index] ?? 0,
      isKey: keys === undefined || keys.has(index + 1),
    }
  })
}

function sizesOf(table: Uint8Array): number[] {
  const size = view(table).getUint32(4)
  const count = view(table).getUint32(8)
  return size === 0
    ? Array.from({ length: count }, (_, index) => view(table).getUint32(12 + index * 4))
    : Array.from({ length: count }, () => size)
}

/** A table of numbers. */
function listOf(table: Uint8Array): number[] {
  return Array.from({ length: view(table).getUint32(4) }, (_, index) =>
    view(table).getUint32(8 + index * 4),
  )
}

/** A table of how often which number comes. */
function runsOf(table: Uint8Array): number[] {
  return Array.from({ length: view(table).getUint32(4) }, (_, index) => {
    const length = view(table).getUint32(8 + index * 8)
    const value = view(table).getInt32(12 + index * 8)
    return Array.from({ length }, () => value)
  }).flat()
}

/** Where each sample begins in the file. */
function placesOf(tables: Uint8Array, sizes: readonly number[]): number[] {
  const chunks = listOf(requiredBoxAt(tables, 'stco'))
  const runs = requiredBoxAt(tables, 'stsc')
  const runCount = view(runs).getUint32(4)
  const run = (index: number, field: number) => view(runs).getUint32(8 + index * 12 + field * 4)
  const places: number[] = []
  let current = 0
  for (const [index, start] of chunks.entries()) {
    while (current + 1 < runCount && run(current + 1, 0) <= index + 1) current += 1
    let at = start
    for (let left = run(current, 1); left > 0; left -= 1) {
      const size = sizes[places.length]
      if (size === undefined) break
      places.push(at)
      at += size
    }
  }
  return places
}
