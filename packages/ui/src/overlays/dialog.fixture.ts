/** jsdom has no modal dialogs; these only open, take the focus and close. */
export function openDialogs() {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
    this.querySelector('button')?.focus()
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
}
