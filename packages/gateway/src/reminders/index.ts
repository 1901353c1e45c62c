export { findReminderChoice, saveReminderChoice } from './choice.store'
export { remindersFeature } from './reminders.feature'
