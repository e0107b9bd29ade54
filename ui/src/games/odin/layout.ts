/** What is fetched together when somebody sits down: apart it weighs more. */
export { default as Table } from './OdinTable.svelte';
export { default as Unfolded } from './Theirs.svelte';
