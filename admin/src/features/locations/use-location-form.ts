import { LocationChanges, type Location } from '@roundboard/contract'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { rulesOf } from '../../shared/forms/rules.ts'
import { type LocationValues, valuesOf } from './location-values.ts'

/**
 * The form of a location that is read again every 45 seconds: what was read goes into the fields
 * only while nothing is typed in them.
 */
export function useLocationForm(location: Location) {
  const form = useForm<LocationValues, unknown, LocationValues>({
    resolver: rulesOf(LocationChanges),
    defaultValues: valuesOf(location),
  })
  const { isDirty, dirtyFields } = form.formState

  useEffect(() => {
    if (!isDirty) form.reset(valuesOf(location))
  }, [location, isDirty, form])

  return {
    form,
    isDirty,
    /** Only what was changed, so that nobody else's work on other fields is undone. */
    changesOf({ expectedUpdatedAt: _, ...values }: LocationValues) {
      const changed = Object.entries(values).filter(
        ([field]) => dirtyFields[field as keyof LocationValues],
      )
      return Object.fromEntries(changed) as Partial<typeof values>
    },
    startFrom(next: Location) {
      form.reset(valuesOf(next))
    },
  }
}
