import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useSheetsMessages } from '../messages/sheets.ts'

const shownAtOnce = 50

/** A long list that shows its first items, and more on request. */
export function ShownInParts<T>(props: {
  items: readonly T[]
  children: (shown: readonly T[]) => ReactNode
}) {
  const { items, children } = props
  const words = useSheetsMessages()
  const [shown, setShown] = useState(shownAtOnce)
  return (
    <>
      {children(items.slice(0, shown))}
      {items.length > shown && (
        <Button
          m="8px 20px 12px"
          variant="subtle"
          onClick={() => setShown(shown + 2 * shownAtOnce)}
        >
          {words.more({ count: items.length - shown })}
        </Button>
      )}
    </>
  )
}
