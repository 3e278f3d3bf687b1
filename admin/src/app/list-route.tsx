import { lazyRouteComponent, useNavigate, useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { ListState, OnList } from '../shared/table/list-state.ts'

/** Loads a list page whose page number, sorting and filters are in the address. */
export const list = <State extends ListState>(
  load: () => Promise<ComponentType<{ list: State; onList: OnList<State> }>>,
) =>
  lazyRouteComponent(async (): Promise<{ ListRoute: ComponentType }> => {
    const Page = await load()
    function ListRoute() {
      const navigate = useNavigate()
      // Each route validates its search parameters with its own fields.
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
