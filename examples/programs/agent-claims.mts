// An agent says that it is done: its claims are held against the work tree, where nothing of it is run here.
import { check } from 'assay';

const message = 'I added the file `discount.js`. I also added the file `discount.test.js`.';
const { status, claims } = await check({ message, run: false });
console.log(status);
for (const { verdict, text } of claims) console.log(verdict, text);
