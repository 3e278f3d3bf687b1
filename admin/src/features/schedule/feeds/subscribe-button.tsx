import { Button } from '@mantine/core'
import { IconCalendarShare } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useFeedWords } from './feeds.words.ts'

const FeedsDialog = lazy(() => import('./feeds-dialog.tsx'))

/** Opens what calendars of other programs read. */
export function SubscribeButton() {
  const words = useFeedWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarShare size={16} />}
        onClick={() => {
          setOpen(true)
        }}
      >
        {words.subscribe}
      </Button>
      {isOpen && (
        <Suspense>
          <FeedsDialog
            onClose={() => {
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
