import { useDisclosure } from '@mantine/hooks'
import { IconCalendarShare } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { useScheduleMessages } from '../../../shared/messages/schedule.ts'

const FeedsDialog = lazy(() => import('./feeds-dialog.tsx'))

/** Opens the calendar feeds. */
export function SubscribeButton() {
  const words = useScheduleMessages().feeds
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <IconButton label={words.subscribe} variant="default" size={36} onClick={open}>
        <IconCalendarShare size={18} />
      </IconButton>
      {isOpen && (
        <Suspense>
          <FeedsDialog onClose={close} />
        </Suspense>
      )}
    </>
  )
}
