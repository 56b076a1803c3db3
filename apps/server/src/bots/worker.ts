import { SYSTEMS } from '@sandtable/shelf'
import { thinkBy } from './think.ts'

thinkBy(SYSTEMS)
