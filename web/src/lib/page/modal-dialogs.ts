/** Modal dialogs that are open, the topmost last. */
const open: HTMLDialogElement[] = [];

/** Opens a dialog above the whole page. Call the result to close it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  open.push(dialog);
  return () => {
    open.splice(open.indexOf(dialog), 1);
    dialog.close();
  };
}

/**
 * Nothing but a modal dialog can be pressed while one is open, however high it lies: what somebody else's script draws
 * above the page is out of reach. Dialogs stay in sight and lie in the page until the result is called.
 */
export function layDialogsInPage(): () => void {
  const focused = document.activeElement;
  const laid = open.filter((dialog) => dialog.matches(":modal"));
  for (const dialog of laid) {
    dialog.close();
    dialog.show();
  }
  return () => {
    for (const dialog of laid) {
      if (!open.includes(dialog)) continue;
      dialog.close();
      dialog.showModal();
    }
    if (focused instanceof HTMLElement) focused.focus();
  };
}
