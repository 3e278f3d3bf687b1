import { ar } from './ar.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { id } from './id.ts'
import { ja } from './ja.ts'
import { ms } from './ms.ts'
import { knowWords } from './wall-words.ts'

// For whoever draws walls of many gyms: the words of all languages are there from the start.
knowWords({ fr, es, ja, ar, id, ms })
