/** Contracts, licences and law. */
export const CONTRACTS_TERMS = `
contract | договор, соглашение
parties | сторона, стороны
termination | расторжение, прекращение, расторгнуть
notice period | срок уведомления
notice | уведомление, извещение
deadline | срок, период
duration | продолжительность, длительность
expire | истекать, истекает, истечение
valid | действителен, действительно, действует
warranty | гарантия
liability | ответственность
damages | ущерб, убытки
penalty | штраф, неустойка
breach | нарушение
confidential | конфиденциальный, конфиденциальность
license | лицензия, лицензии
license notices | уведомления о лицензии
copyright | авторское право, авторские права
trademark | товарный знак, товарные знаки
patent | патент, патенты
law | закон, право
court | суд, суды
jurisdiction | юрисдикция, подсудность
dispute | спор, споры, конфликт
mediator | посредник, медиатор
lawsuit | иск, судебный процесс, разбирательство
lease | аренда
landlord | арендодатель
tenant | арендатор
signature | подпись, подписать, подписан
written | письменный, в письменной форме
offer | предложение
permission | разрешение, разрешено
obligation | обязанность
amendment | изменение, изменить
modified | изменённый
distribute | распространять, распространение
copy | копия, копии, экземпляр
clause | пункт, раздел, статья
appendix | приложение
effective date | дата вступления в силу
convention | конвенция
regulator | орган, регулятор, власти
government | правительство
personal data | персональные данные, конфиденциальность
invention | изобретение, изобретатель
complaint | жалоба
authorized | одобрен, одобрение
lock-up | период блокировки
`;
