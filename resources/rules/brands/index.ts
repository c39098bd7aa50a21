export { type Brand, nameProduct, productName } from './brand';
