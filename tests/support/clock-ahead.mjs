/** Preloaded into a process (NODE_OPTIONS): its clock is CLOCK_AHEAD_MS ahead of the machine's. */
const ahead = Number(process.env.CLOCK_AHEAD_MS)
const Machine = Date

globalThis.Date = class extends Machine {
  static now() {
    return Machine.now() + ahead
  }
  constructor(...parts) {
    if (parts.length === 0) super(Machine.now() + ahead)
    else super(...parts)
  }
}
