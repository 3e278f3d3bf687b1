import { lazyRouteComponent, useNavigate, useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { ListState, OnList } from '../shared/table/list-state.ts'

/** Loads a page with a list whose page, order and search are kept in the address. */
export const list = <State extends ListState>(
  load: () => Promise<ComponentType<{ list: State; onList: OnList<State> }>>,
) =>
  lazyRouteComponent(async (): Promise<{ ListRoute: ComponentType }> => {
    const Page = await load()
    function ListRoute() {
      const navigate = useNavigate()
      // Each route checks its search itself, with the fields that its page takes.
      const state = useSearch({ strict: false })
      return (
        <Page
          list={state as State}
          onList={(search, how) => void navigate({ to: '.', search: search as never, ...how })}
        />
      )
    }
    return { ListRoute }
  }, 'ListRoute')
