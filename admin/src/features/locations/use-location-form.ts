import { LocationChanges, type Location } from '@roundboard/contract'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { rulesOf } from '../../shared/forms/rules.ts'
import type { LocationValues } from './location-fields.tsx'

const valuesOf = (location: Location): LocationValues => ({
  name: location.name,
  locationIdentifier: location.locationIdentifier,
  timeZone: location.timeZone,
  language: location.language,
  isActive: location.isActive,
  isEnabled: location.isEnabled,
  lrVideo: location.lrVideo,
  is365: location.is365,
  vtsEnabled: location.vtsEnabled,
  androidOs: location.androidOs,
  timerPalette: location.timerPalette,
})

/**
 * The form of a location that is read again every 45 seconds: what was read goes into the fields
 * only while nothing is typed in them. `base` is the version that the typing began on.
 */
export function useLocationForm(location: Location) {
  const [base, setBase] = useState(location)
  const form = useForm<LocationValues, unknown, LocationValues>({
    resolver: rulesOf(LocationChanges),
    defaultValues: valuesOf(location),
  })
  const { isDirty, dirtyFields } = form.formState

  useEffect(() => {
    if (isDirty || location.updatedAt === base.updatedAt) return
    setBase(location)
    form.reset(valuesOf(location))
  }, [location, base, isDirty, form])

  return {
    form,
    base,
    isDirty,
    /** Only what was changed, so that nobody else's work on other fields is undone. */
    changesOf: (values: LocationValues) =>
      Object.fromEntries(
        Object.entries(values).filter(([field]) => dirtyFields[field as keyof LocationValues]),
      ) as Partial<LocationValues>,
    startFrom(next: Location) {
      setBase(next)
      form.reset(valuesOf(next))
    },
  }
}
