import type { MediaItem } from '@roundboard/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormat } from '../../../shared/format/format.ts'
import { useMediaLibraryMessages } from '../../../shared/messages/media-library.ts'
import { mediaQueries } from '../../../shared/media/media.queries.ts'
import { FactList } from '../../../shared/ui/fact-list.tsx'
import { TextLink } from '../../../shared/ui/links.tsx'
import classes from './media.module.css'
import { useMediaMessages } from '../../../shared/messages/media.ts'

const profiles: Readonly<Record<string, string | undefined>> = {
  '42': 'Baseline',
  '4d': 'Main',
  '64': 'High',
}
const families: Readonly<Record<string, string | undefined>> = {
  avc1: 'H.264',
  avc3: 'H.264',
  hvc1: 'H.265',
  hev1: 'H.265',
  vp09: 'VP9',
  vp8: 'VP8',
  av01: 'AV1',
}

/** The common name of a codec such as `avc1.640028`. Unknown codecs are shown as they are. */
export function codecName(codec: string): string {
  const [family = '', rest = ''] = codec.split('.')
  const name = families[family]
  if (name === undefined) return codec
  const profile = name === 'H.264' ? profiles[rest.slice(0, 2).toLowerCase()] : undefined
  return profile === undefined ? name : `${name} ${profile}`
}

/** Facts about an item and its file. */
export function Facts({ item }: { item: MediaItem }) {
  const words = useMediaMessages()
  const library = useMediaLibraryMessages()
  const format = useFormat()
  const { width, height, durationMs, frames, figure } = item
  const facts: [string, ReactNode][] = []
  if (width !== null && height !== null)
    facts.push([words.picture, words.pictureOf({ width, height })])
  if (durationMs !== null)
    facts.push([
      words.length,
      words.lengthOf({ seconds: format.seconds(durationMs), frames: frames ?? 0 }),
    ])
  if (durationMs !== null) facts.push([words.codec, codecName(item.codec ?? item.type)])
  facts.push([words.size, format.fileSize(item.bytes)])
  facts.push([words.kind, library.kinds[item.kind]])
  facts.push([words.tags, item.tags.length === 0 ? words.noTags : item.tags.join(', ')])
  if (durationMs !== null) {
    facts.push([words.fills, figure ? format.share(figure.fills) : words.unknown])
    facts.push([words.variant, <Variant key="variant" id={item.lockerRoomId} />])
  }
  facts.push([words.link, <UnbrokenText key="link">{item.link}</UnbrokenText>])
  facts.push([words.sha256, <UnbrokenText key="sha256">{item.sha256}</UnbrokenText>])
  return <FactList facts={facts} />
}

const UnbrokenText = ({ children }: { children: string }) => (
  <code className={classes.whole}>{children}</code>
)

function Variant({ id }: { id: string | null }) {
  const words = useMediaMessages()
  const variant = useQuery({ ...mediaQueries.one(id ?? ''), enabled: id !== null }).data
  if (id === null) return words.noVariant
  if (!variant) return words.unknown
  return (
    <TextLink to="/admin/media/$id" params={{ id }}>
      {variant.name}
    </TextLink>
  )
}
