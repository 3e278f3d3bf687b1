import { Button } from '@mantine/core'
import { type Location, addresses } from '@roundboard/contract'
import { IconDeviceMobile } from '@tabler/icons-react'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { PhoneLink } from '../../../shared/ui/phone-link.tsx'
import { Empty, QueryView } from '../../../shared/ui/query-view.tsx'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useMemberPageMessages } from '../../../shared/messages/member-page.ts'
import { api } from '../../../shared/api/api.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useChange } from '../../../shared/api/use-change.ts'

/** The address of a location's member page, which changes with the location. */
const memberPageAddressQuery = (locationId: string) =>
  queryOptions({
    queryKey: [keys.locations, locationId, 'pocket'],
    queryFn: ({ signal }) =>
      api.call(addresses.getMemberPageAddress, { params: { id: locationId }, signal }),
  })

const useRenewMemberPageAddress = () =>
  useChange(
    (locationId: string) =>
      api.call(addresses.renewMemberPageAddress, { params: { id: locationId } }),
    [keys.locations],
  )

/** The address of a location's member page, for its members. */
export function MemberPagePanel(props: { location: Location; mayChange: boolean }) {
  const { location, mayChange } = props
  const words = useMemberPageMessages()
  const query = useQuery(memberPageAddressQuery(location.id))
  const known = query.data?.address ?? null
  // Without a configured address, phones use the console's origin.
  const address = known === null ? null : new URL(known, window.location.origin).href
  return (
    <Panel
      title={words.title}
      description={words.why}
      actions={
        address !== null && (
          <>
            <Button component="a" variant="default" href={address} target="_blank" rel="noreferrer">
              {words.open}
            </Button>
            {mayChange && <Renew location={location} />}
          </>
        )
      }
    >
      <QueryView query={query} what={words.what}>
        {() =>
          address === null ? (
            <Empty icon={<IconDeviceMobile />} title={words.none} />
          ) : (
            <PhoneLink
              address={address}
              label={words.address}
              codeLabel={words.qrCode}
              hint={words.forDesk}
              isShownOnce={false}
            />
          )
        }
      </QueryView>
    </Panel>
  )
}

function Renew({ location }: { location: Location }) {
  const words = useMemberPageMessages()
  const confirm = useConfirm()
  const attempt = useAttempt()
  const renewal = useRenewMemberPageAddress()
  const renew = async () => {
    const isSure = await confirm({
      message: words.sureRenew({ location: location.name }),
      detail: words.renewDetail,
      action: words.renew,
    })
    if (!isSure) return
    await attempt(() => renewal.mutateAsync(location.id), words.renewed)
  }
  return (
    <Button variant="default" loading={renewal.isPending} onClick={() => void renew()}>
      {words.renew}
    </Button>
  )
}
