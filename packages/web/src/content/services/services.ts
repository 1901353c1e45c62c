import type { RouteName } from '@zhushutong/domain/addresses'
import { csch } from './csch'
import { flzc } from './flzc'
import { guarantee } from './guarantee'
import { jrfw } from './jrfw'
import { jsb } from './jsb'
import { jyd } from './jyd'
import { rclp } from './rclp'
import { rcpx } from './rcpx'
import { zzfw } from './zzfw'

export const SERVICE_PAGES = { zzfw, guarantee, jrfw, jyd, jsb, rclp, rcpx, flzc, csch }

export const SERVICE_TABS: readonly RouteName[] = [...(Object.keys(SERVICE_PAGES) as RouteName[]), 'aiztb']
