import { shortLinkCommand } from '../promotion'
import { runStaffCommand } from './staff-command'

await runStaffCommand(shortLinkCommand, 'shortLink')
