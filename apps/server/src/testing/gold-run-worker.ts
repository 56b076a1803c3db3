import { thinkBy } from '../bots/think.ts'
import { WITH_GOLD_RUN } from './gold-run.ts'

thinkBy(WITH_GOLD_RUN)
