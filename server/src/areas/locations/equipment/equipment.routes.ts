import { calls } from '@roundboard/contract'
import { handle, type Handling } from '../../../platform/http/handle.ts'
import type { EquipmentService } from './equipment.service.ts'

export function equipmentRoutes(handling: Handling, equipment: EquipmentService): void {
  handle(handling, calls.getEquipment, ({ actor }) => equipment.get(actor))
}
